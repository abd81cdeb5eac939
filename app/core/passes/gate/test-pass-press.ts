import { generateKeyPairSync, sign } from 'node:crypto';
import { toBase32 } from '#core/security/base32.ts';
import { type PassFacts, packPass, writeToken } from '../pass-bytes.ts';
import { importPassKeys, type PublicPassKey, passMark } from '../pass-keys.ts';

/** Makes passes of one event for tests of a gate, as the site would sign them. */
export async function makePassPress(event = 'feast', time = { from: 0, until: 0 }) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const x = publicKey.export({ format: 'jwk' }).x ?? '';
  const key: PublicPassKey = { id: await passMark(x), x };
  const mark = await passMark(event);
  const facts = (at: number, change: Partial<PassFacts> = {}): PassFacts => ({
    keyId: key.id,
    code: codeOf(at),
    event: mark,
    ...{ kind: 'family', people: peopleOf(at), gates: [] },
    ...{ from: new Date(time.from), until: new Date(time.until) },
    ...change,
  });
  return {
    key,
    mark,
    keys: await importPassKeys([key]),
    facts,
    token: (at: number, change: Partial<PassFacts> = {}): string => {
      const packed = packPass(facts(at, change));
      return writeToken(packed, sign(null, packed, privateKey));
    },
  };
}

/** The code of the pass with this number of a test. */
export function codeOf(at: number): string {
  const bytes = new Uint8Array(10);
  new DataView(bytes.buffer).setUint32(6, at);
  return toBase32(bytes);
}

/** How many people that pass lets in. */
export function peopleOf(at: number): number {
  return (at % 5) + 1;
}
