import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, latinDigits } from './clean-text.ts';

/**
 * A company's registration number: listed or not, industry, state, year, kind, number (rule F2).
 */
export function readCin(typed: string): Outcome<string, 'cin-invalid'> {
  const cin = latinDigits(cleanLine(typed) ?? '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
  return /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/.test(cin) ? accept(cin) : refuse('cin-invalid');
}
