import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { DataKey } from './data-key.ts';
import type { SealedColumn } from './sealed-columns.ts';

/** Where a sealed value is stored: its column, or the proof of a key. */
type Place = SealedColumn | 'data_keys.proof';

/** A value that cannot be opened: its key is not here, it was changed, or it was in another row. */
export class SealFault extends Error {
  override name = 'SealFault';
}

/**
 * Seals values that the database must not reveal, and indexes them so that equals are found without
 * opening them.
 */
export type Sealer = {
  /** The id of the key that seals. */
  firstKey: string;
  /** Every key that opens. */
  keys: readonly string[];
  /** 'k1.…': the key's id, then nonce, tag and cipher text (AES-256-GCM) in base64url. */
  seal: (place: Place, rowId: string, plain: string | Uint8Array) => string;
  /** Throws SealFault. */
  open: (place: Place, rowId: string, sealed: string) => Buffer;
  /** The same as text; null where nothing was stored. */
  openText: (place: Place, rowId: string, sealed: string | null) => string | null;
  /**
   * Equal for equal PANs, whoever wrote them: HMAC-SHA256 cut to 128 bits, after the mark of the
   * index key.
   */
  panIndex: (pan: string) => string;
  /** The id of the index key: the prefix of every index. */
  indexMark: string;
  /** A hash that nobody computes without the index key: for what few guesses would find. */
  keyedHash: (purpose: string, text: string) => string;
};

const nonceBytes = 12;
const tagBytes = 16;

/** `keys`: the first seals, all open. */
export function makeSealer(keys: readonly DataKey[], indexKey: Buffer): Sealer {
  const [first] = keys;
  if (!first) throw new Error('no data key');
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  const purposeKeys = new Map<string, Buffer>();
  const purposeKey = (purpose: string): Buffer => {
    const known = purposeKeys.get(purpose) ?? Buffer.from(hkdfSync('sha256', indexKey, '', purpose, 32));
    purposeKeys.set(purpose, known);
    return known;
  };
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', purposeKey(purpose)).update(text).digest();
  const indexMark = mac('mark', '').subarray(0, 6).toString('base64url');

  const open: Sealer['open'] = (place, rowId, sealed) => {
    const { keyId, body } = split(sealed);
    const key = byId.get(keyId);
    if (!key) throw new SealFault(`${place} of ${rowId}: DATA_KEYS has no key '${keyId}'`);
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, nonceBytes));
      decipher.setAAD(boundTo(place, rowId));
      decipher.setAuthTag(body.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(body.subarray(nonceBytes + tagBytes)), decipher.final()]);
    } catch (cause) {
      throw new SealFault(`${place} of ${rowId} was not sealed with the key '${keyId}' for this place`, {
        cause,
      });
    }
  };

  return {
    firstKey: first.id,
    keys: keys.map(({ id }) => id),
    seal: (place, rowId, plain) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', first.key, nonce);
      cipher.setAAD(boundTo(place, rowId));
      const body = Buffer.concat([cipher.update(plain as string, 'utf8'), cipher.final()]);
      return `${first.id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open,
    openText: (place, rowId, sealed) => (sealed === null ? null : open(place, rowId, sealed).toString()),
    panIndex: (pan) => `${indexMark}.${mac('pan', pan.toUpperCase()).subarray(0, 16).toString('base64url')}`,
    indexMark,
    keyedHash: (purpose, text) => mac(purpose, text).toString('base64url'),
  };
}

/**
 * Whether a text names the key that sealed it: what was stored before there were data keys does
 * not.
 */
export function isSealed(text: string): boolean {
  return text.includes('.');
}

function split(sealed: string): { keyId: string; body: Buffer } {
  const end = sealed.indexOf('.');
  return { keyId: sealed.slice(0, Math.max(end, 0)), body: Buffer.from(sealed.slice(end + 1), 'base64url') };
}

/** Additional authenticated data: moved to another row, a value no longer opens. */
function boundTo(place: Place, rowId: string): Buffer {
  return Buffer.from(`${place}:${rowId}`);
}
