import { messageFor } from '#core/fields/messages.ts';
import type { ProofAsked } from '#core/people/proof.ts';
import type { HeldPurchase } from '#core/purchases/held-purchase.ts';
import type { Problem } from '#core/result.ts';
import { withFieldName } from './field-names.ts';

/** An action's answer to a refused form: problems by field, and the typed input (no secrets). */
export type Refused = {
  problems: Problem[];
  typed: Record<string, string>;
  /** Fills {n} and other placeholders in the messages. */
  values?: Record<string, string | number>;
  /** The puzzle that must be solved before the form is accepted (ui/forms/proof-step.tsx). */
  proof?: ProofAsked;
  /** What the visitor holds unpaid from a form before. */
  held?: HeldPurchase | null;
};

export type SentenceFor = (code: string, values: Record<string, string | number>) => string;

/**
 * For a form's fields: `errorOf('email')` and `typedOf('email')`, empty while nothing was refused.
 * `sentenceFor` words the codes; a form with messages of its own brings them.
 */
export function formState(refused: Refused | undefined, sentenceFor: SentenceFor = messageFor) {
  const words = (problem: Problem) => sentenceFor(problem.code, { ...refused?.values, ...problem.values });
  return {
    errorOf(field: string): string | null {
      const problem = refused?.problems.find((one) => one.field === field);
      return problem ? words(problem) : null;
    },
    typedOf: (field: string): string => refused?.typed[field] ?? '',
    /** For the summary above the form; a problem of the whole form has no field. */
    summary: (refused?.problems ?? []).map((problem) => ({
      field: problem.field || undefined,
      message: withFieldName(problem, words(problem)),
    })),
  };
}

/** A refusal of the whole form. */
export function wholeForm(code: string): Problem[] {
  return [{ field: '', code }];
}
