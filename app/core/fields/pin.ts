import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, latinDigits } from './clean-text.ts';

/** An Indian postal code, six digits without a space. */
export function readPin(typed: string): Outcome<string, 'pin-invalid'> {
  const pin = latinDigits(cleanLine(typed) ?? '').replace(/\s/g, '');
  return /^[1-9]\d{5}$/.test(pin) ? accept(pin) : refuse('pin-invalid');
}
