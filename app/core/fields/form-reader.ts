import type { Outcome, Problem } from '#core/result.ts';

/** Reads the fields of one form and gathers every problem, so that a visitor is told all of them at once. */
export class FormReader {
  readonly problems: Problem[] = [];

  get clean(): boolean {
    return this.problems.length === 0;
  }

  /** `values` fill the braces of the message: { min: 10, max: 2000 }. */
  refuse(field: string, code: string, values?: Problem['values']): void {
    this.problems.push(values === undefined ? { field, code } : { field, code, values });
  }

  read<Value>(field: string, outcome: Outcome<Value>, values?: Problem['values']): Value | null {
    if (outcome.ok) return outcome.value;
    this.refuse(field, outcome.code, values);
    return null;
  }
}
