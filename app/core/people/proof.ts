import type { Problem, Refusal } from '../result.ts';

/** The hidden field in which a form brings the solved puzzle. */
export const proofField = 'proof';

/** What a form is asked for whose free tries are used up: a puzzle for the browser, solved once for one sending. */
export type ProofAsked = {
  /** Signed by the site; only the solver (site/shared/proof/solve-proof.ts) reads it. */
  challenge: string;
  /** A solved one came and was not taken (too old, used before): now the visitor sends the form, no loop does. */
  again: boolean;
  /** After so long the form is taken without a puzzle again, at the latest. */
  minutes: number;
};

export type ProofNeeded = Refusal<'proof-needed'> & { proof: ProofAsked };

/**
 * Work and life of a puzzle. The browser derives one key after the other until the one fits that the server drew, the
 * `least`-th to the `most`-th: never more, so nobody waits long by bad luck. Each is PBKDF2-SHA-256 of `rounds` rounds: the
 * server, which derives one to ask, pays a few hundredths. About 0.2 s on a desktop and 1 s on a cheap telephone.
 */
export const puzzle = { rounds: 1000, least: 250, most: 500, minutes: 10 };

/** What a page keeps of a form that was refused as a whole: the puzzle it asks for, or the problem without a field. */
export function wholeRefusal(refusal: Refusal | ProofNeeded): { problems: Problem[]; proof?: ProofAsked } {
  if ('proof' in refusal) return { problems: [], proof: refusal.proof };
  return { problems: [{ field: '', code: refusal.code }] };
}
