import { messageFor } from '#core/fields/messages.ts';
import type { ProofAsked } from '#core/people/proof.ts';
import type { Problem } from '#core/result.ts';
import { withFieldName } from './field-names.ts';

/** What an action says about a form that was not accepted: problems beside fields, and what was typed (no secrets). */
export type Refused = {
  problems: Problem[];
  typed: Record<string, string>;
  /** Fills {n} and its like in the messages. */
  values?: Record<string, string | number>;
  /** The puzzle that is asked for before the form is taken (ui/proof-step.tsx). */
  proof?: ProofAsked;
};

type SentenceFor = (code: string, values: Record<string, string | number>) => string;

/**
 * For a form's fields: `errorOf('email')` and `typedOf('email')`, empty while nothing was refused. `sentenceFor` words
 * the codes; a form with words of its own brings them.
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
