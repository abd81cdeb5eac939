import { expect, it } from 'vitest';
import { makePassPress } from '#core/passes/gate/test-pass-press.ts';
import { openToken } from '#core/passes/pass-bytes.ts';
import { importPassKeys } from '#core/passes/pass-keys.ts';
import { keysWithoutBrowser } from './gate-keys.ts';

it('without the browser’s Ed25519 the same passes are true, and the same are not', async () => {
  const press = await makePassPress('feast', { from: 0, until: 60_000 });
  const ways = [await importPassKeys([press.key]), keysWithoutBrowser([press.key])];
  const opened = openToken(press.token(1));
  if (!opened) throw new Error('no token');
  const { signature, packed } = opened;
  const flip = (bytes: Uint8Array, at: number) =>
    bytes.with(at, (bytes[at] ?? 0) ^ 1) as Uint8Array<ArrayBuffer>;
  // The last is the same signature plus the order of the group, which RFC 8032 forbids.
  const cases = [
    [signature, packed, true],
    [flip(signature, 0), packed, false],
    [flip(signature, 63), packed, false],
    [signature, flip(packed, 22), false],
    [plusOrder(signature), packed, false],
  ] as const;
  for (const keys of ways) {
    const verify = keys.get(press.key.id);
    for (const [signed, facts, truth] of cases) expect(await verify?.(signed, facts)).toBe(truth);
  }
});

/** The same signature written with S + L (RFC 8032, 5.1.7). */
function plusOrder(signature: Uint8Array): Uint8Array<ArrayBuffer> {
  const order = 2n ** 252n + 27742317777372353535851937790883648493n;
  let s = 0n;
  for (let at = 63; at >= 32; at -= 1) s = (s << 8n) | BigInt(signature[at] ?? 0);
  s += order;
  const changed = new Uint8Array(signature);
  for (let at = 32; at < 64; at += 1) {
    changed[at] = Number(s & 255n);
    s >>= 8n;
  }
  return changed;
}
