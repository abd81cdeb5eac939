import { accept, type FormOutcome, invalid, type Outcome, type Problem } from '#core/result.ts';
import { latinDigits } from './clean-text.ts';
import { readText, type TextRule } from './text.ts';

/** Reads the fields of one form and collects every problem, so that a visitor sees all at once. */
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

  /** Plain text; '' where it was refused. */
  text(field: string, typed: string, rule: TextRule): string {
    return this.read(field, readText(typed, rule), { min: rule.min, max: rule.max }) ?? '';
  }

  /** A whole number; `min` where it was refused. */
  whole(field: string, typed: string, range: { min: number; max: number }): number {
    const digits = latinDigits(typed).trim();
    const number = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
    if (number >= range.min && number <= range.max) return number;
    this.refuse(field, 'number-outside', range);
    return range.min;
  }

  /** The value of the whole form, unless a field was refused. */
  answer<Value>(value: Value): FormOutcome<Value> {
    return this.clean ? accept(value) : invalid(this.problems);
  }
}
