import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ProofAsked } from '#core/people/proof.ts';

/** What the browser sends for a puzzle: solved as ui/forms/solve-proof.ts does it. */
export async function solved({ challenge: text }: Pick<ProofAsked, 'challenge'>): Promise<string> {
  const challenge = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}

/** Sends, and where a puzzle is asked for solves it and sends again, as a page does. */
export async function sendSolving<Answer extends { ok: boolean }>(
  send: (proof: string) => Promise<Answer>,
): Promise<Answer> {
  const first = await send('');
  const puzzle = 'proof' in first ? (first.proof as ProofAsked) : null;
  return puzzle ? send(await solved(puzzle)) : first;
}
