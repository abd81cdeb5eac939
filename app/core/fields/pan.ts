import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, latinDigits } from './clean-text.ts';

// The fourth letter is the kind of holder: person, company, Hindu family, firm, association, trust,
// body, local authority, artificial person, government.
const shape = /^[A-Z]{3}[PCHFATBLJG][A-Z]\d{4}[A-Z]$/;

/** An Indian income-tax number, upper-cased. */
export function readPan(typed: string): Outcome<string, 'pan-invalid'> {
  const pan = latinDigits(cleanLine(typed) ?? '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
  return shape.test(pan) ? accept(pan) : refuse('pan-invalid');
}

/** 'ABC••••34F': what a page, a letter or a receipt may show. */
export function maskPan(pan: string): string {
  return `${pan.slice(0, 3)}••••${pan.slice(-3)}`;
}
