import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, latinDigits } from './clean-text.ts';

/**
 * A telephone number in E.164 ('+919876543210'). Without a country code it is an Indian mobile
 * number.
 */
export function readPhone(typed: string): Outcome<string, 'phone-indian' | 'phone-international'> {
  const bare = latinDigits(cleanLine(typed) ?? '')
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');
  if (bare.startsWith('+') && !bare.startsWith('+91')) {
    return /^\+[1-9]\d{7,14}$/.test(bare) ? accept(bare) : refuse('phone-international');
  }
  const match = /^(?:\+91|91|0)?0?([6-9]\d{9})$/.exec(bare);
  return match ? accept(`+91${match[1]}`) : refuse('phone-indian');
}
