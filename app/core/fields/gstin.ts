import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, latinDigits } from './clean-text.ts';

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A GST number: state, PAN, entity, Z and a check character (modulo 36 over the first fourteen).
 */
export function readGstin(typed: string): Outcome<string, 'gstin-invalid'> {
  const gstin = latinDigits(cleanLine(typed) ?? '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
  const shaped = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin);
  return shaped && checkSign(gstin.slice(0, 14)) === gstin[14] ? accept(gstin) : refuse('gstin-invalid');
}

function checkSign(first: string): string | undefined {
  const sum = [...first].reduce((total, sign, at) => {
    const product = signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / signs.length) + (product % signs.length);
  }, 0);
  return signs[(signs.length - (sum % signs.length)) % signs.length];
}
