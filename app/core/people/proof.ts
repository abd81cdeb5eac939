import type { Invalid, Problem, Refusal } from '../result.ts';

/** The hidden field with the solved puzzle of a form. */
export const proofField = 'proof';

/**
 * Required of a form whose free tries are used up: a puzzle for the browser, solved once for each
 * submission.
 */
export type ProofAsked = {
  /** Signed by the site; only the solver (ui/forms/solve-proof.ts) reads it. */
  challenge: string;
  /**
   * A solved one was refused (too old, used before): now the visitor sends the form, so there is no
   * loop.
   */
  again: boolean;
  /** After these minutes, at the latest, the form needs no puzzle again. */
  minutes: number;
};

export type ProofNeeded = Refusal<'proof-needed'> & { proof: ProofAsked };

/**
 * Cost and lifetime of a puzzle. The browser derives one key after the other until it finds the one
 * that the server drew, the `least`-th to the `most`-th: never more, so nobody waits long by bad
 * luck. Each is PBKDF2-SHA-256 of `rounds` rounds: the server, which derives one per puzzle, pays a
 * few hundredths of a second. About 0.2 s on a desktop and 1 s on a cheap telephone.
 */
export const puzzle = { rounds: 1000, least: 250, most: 500, minutes: 10 };

/**
 * The state of a form that was refused as a whole: the puzzle it requires, or the problem without a
 * field.
 */
export function wholeRefusal(refusal: Refusal | ProofNeeded): { problems: Problem[]; proof?: ProofAsked } {
  if ('proof' in refusal) return { problems: [], proof: refusal.proof };
  return { problems: [{ field: '', code: refusal.code }] };
}

/**
 * What a visitor's form is answered with where it was refused, with what was typed: for its fields
 * (status 422), or as a whole, with a puzzle to solve or after too many tries (429).
 */
export function formRefusal(refusal: Invalid | Refusal | ProofNeeded, typed: Record<string, string>) {
  if ('problems' in refusal) return { refused: { problems: refusal.problems, typed }, status: 422 };
  return { refused: { ...wholeRefusal(refusal), typed }, status: 429 };
}
