import { latinDigits } from './fields/clean-text.ts';
import { readText, type TextRule } from './fields/text.ts';
import { accept, type FormOutcome, type Outcome, type Problem } from './result.ts';

/** Reads a form field by field and gathers everything that is wrong, so that a page can say it all at once. */
export class FormReader {
  readonly problems: Problem[] = [];

  get clean(): boolean {
    return this.problems.length === 0;
  }

  refuse(field: string, code: string): void {
    this.problems.push({ field, code });
  }

  read<Value>(field: string, outcome: Outcome<Value>): Value | null {
    if (outcome.ok) return outcome.value;
    this.refuse(field, outcome.code);
    return null;
  }

  /** Plain words; '' where they were refused. */
  text(field: string, typed: string, rule: TextRule): string {
    return this.read(field, readText(typed, rule)) ?? '';
  }

  /** A whole number; `min` where it was refused. */
  whole(field: string, typed: string, { min, max }: { min: number; max: number }): number {
    const digits = latinDigits(typed).trim();
    const number = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.refuse(field, 'number-outside');
    return min;
  }

  /** What the fields make together, unless one of them was refused. */
  answer<Value>(value: Value): FormOutcome<Value> {
    return this.clean ? accept(value) : { ok: false, code: 'invalid', problems: this.problems };
  }
}
