import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ProofAsked } from '#core/people/proof.ts';

/**
 * Solves the puzzle and sends the form of `box` once more. The browser derives the keys on threads
 * of its own (Web Crypto), so the page stays responsive without a worker. 'ready': solved, but the
 * visitor has to send it, having typed on meanwhile, or because a reloaded page holds no password,
 * or because a solved puzzle was refused before. Rejects where Web Crypto is missing.
 */
export async function solveAndSend(
  proof: ProofAsked,
  box: HTMLElement | null,
  leaving: AbortController,
): Promise<'solving' | 'ready' | 'failed'> {
  const form = box?.closest('form');
  const field = box?.querySelector('input');
  if (!form || !field) return 'failed';
  let typedOn = false;
  form.addEventListener('input', () => (typedOn = true), { signal: leaving.signal });
  const challenge = JSON.parse(proof.challenge);
  const solution = await solveChallenge({ challenge, deriveKey, controller: leaving });
  if (!solution) return 'failed';
  field.value = JSON.stringify({ challenge, solution });
  const empty = [...form.querySelectorAll<HTMLInputElement>('[autocomplete$="password"]')].find(
    ({ value }) => value === '',
  );
  empty?.focus();
  if (typedOn || proof.again || empty) return 'ready';
  form.requestSubmit();
  return 'solving';
}
