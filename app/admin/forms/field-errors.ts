import { adminMessageFor } from '#admin/words/admin-messages.ts';
import type { Problem } from '#core/result.ts';

/** The answer of an admin action to a refused form. */
export type RefusedForm = { problems: Problem[]; typed: Record<string, string> };

/**
 * Values and errors for the fields of an admin form: the typed value (else the current one), and
 * the problem in words. With `labels` the summary above the form names the field; of rows
 * (`types.0.title`) under 'types.title', with {n} for the row. `messageOf`: where
 * a form says its refusals in words of its own.
 */
export function fieldErrors(
  refused: RefusedForm | undefined,
  current: Record<string, string> = {},
  labels: Record<string, string> = {},
  messageOf = adminMessageFor,
) {
  const words = (problem: Problem) => messageOf(problem.code, problem.values);
  const errorOf = (name: string): string | null => {
    const problem = refused?.problems.find((one) => one.field === name);
    return problem ? words(problem) : null;
  };
  return {
    errorOf,
    field: (name: string) => ({
      name,
      defaultValue: refused?.typed[name] ?? current[name] ?? '',
      error: errorOf(name),
    }),
    summary: (refused?.problems ?? []).map((problem) => ({
      field: problem.field || undefined,
      message: [labelOf(labels, problem.field), words(problem)].filter(Boolean).join(': '),
    })),
  };
}

function labelOf(labels: Record<string, string>, field: string): string | undefined {
  const [, list, row, name] = /^(\w+)\.(\d+)\.(\w+)$/.exec(field) ?? [];
  return list ? labels[`${list}.${name}`]?.replace('{n}', String(Number(row) + 1)) : labels[field];
}

/** A refusal of the whole form or of one field as the list of problems. */
export function asProblems(
  refusal: { code: 'invalid'; problems: Problem[] } | { code: string; field?: string },
): Problem[] {
  if ('problems' in refusal) return refusal.problems;
  return [{ field: refusal.field ?? '', code: refusal.code }];
}
