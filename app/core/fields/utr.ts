import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, latinDigits } from './clean-text.ts';

/**
 * The bank's reference of a transfer: 12 digits (UPI, IMPS) or 16 to 22 letters and digits (NEFT,
 * RTGS).
 */
export function readUtr(typed: string): Outcome<string, 'utr-invalid'> {
  const utr = latinDigits(cleanLine(typed) ?? '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
  return /^(\d{12}|[A-Z0-9]{16,22})$/.test(utr) ? accept(utr) : refuse('utr-invalid');
}
