import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, latinDigits } from './clean-text.ts';

/** A six-digit code, in any pasted format ('123 456'). */
export function readOtp(typed: string): Outcome<string, 'otp-invalid'> {
  const digits = latinDigits(cleanLine(typed) ?? '').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? accept(digits) : refuse('otp-invalid');
}
