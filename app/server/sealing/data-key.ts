import { z } from 'zod';

/** A key of 256 bits, and its id, the prefix of what was sealed with it. */
export type DataKey = { id: string; key: Buffer };

/** Published in this repository, therefore refused in production. */
export const demoDataKeys: readonly DataKey[] = [
  { id: 'demo', key: Buffer.from('demo-data-key-known-to-everybody') },
];
export const demoIndexKey = Buffer.from('demo-index-key-known-everywhere!');

/** 32 bytes in base64. */
export const dataKeySetting = z.string().transform((text, check) => {
  const key = readKey(text);
  if (!key) check.addIssue('must be 32 bytes in base64');
  return key ?? z.NEVER;
});

/**
 * 'k2:<base64>,k1:<base64>': the first seals, all open. Refused as a whole where one part is wrong.
 */
export const dataKeysSetting = z.string().transform((text, check) => {
  const keys = text.split(',').map(readNamedKey);
  const whole = keys.filter((one) => one !== null);
  const names = new Set(whole.map(({ id }) => id));
  if (whole.length === keys.length && names.size === keys.length) return whole;
  check.addIssue(
    'must be id:key, several with commas between: an id of small letters and digits, 32 bytes in base64',
  );
  return z.NEVER;
});

const keyId = /^[a-z0-9][a-z0-9-]{0,15}$/;
const keyBytes = 32;

function readNamedKey(text: string): DataKey | null {
  const [id = '', encoded = '', ...more] = text.trim().split(':');
  const key = readKey(encoded);
  return keyId.test(id) && key && more.length === 0 ? { id, key } : null;
}

function readKey(encoded: string): Buffer | null {
  const key = Buffer.from(encoded, 'base64');
  return key.length === keyBytes && key.toString('base64') === encoded ? key : null;
}
