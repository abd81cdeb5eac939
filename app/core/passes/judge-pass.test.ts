import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromBase32, toBase32 } from '#core/security/base32.ts';
import { type Gate, judgePass } from './judge-pass.ts';
import { openToken, type PassFacts, packPass, writeToken } from './pass-bytes.ts';
import { importPassKeys, type PassKeys, passMark } from './pass-keys.ts';
import { passKinds } from './pass-kind.ts';

const at = (time: string) => new Date(`2026-09-04T${time}:00Z`);
const [ours, stranger, withdrawn] = [1, 2, 3].map(() => generateKeyPairSync('ed25519'));
const xOf = (key: KeyObject | undefined) => key?.export({ format: 'jwk' }).x ?? '';
let facts: PassFacts;
let keys: PassKeys;

beforeAll(async () => {
  const x = xOf(ours?.publicKey);
  const [keyId, event] = [await passMark(x), await passMark('janmashtami')];
  const time = { from: at('12:00'), until: at('13:00') };
  facts = { keyId, code: 'ABCDEFGH234567YZ', event, kind: 'family', people: 4, ...time, gates: [1, 3] };
  keys = await importPassKeys([{ id: keyId, x }]);
});

function token(change: Partial<PassFacts> = {}, key = ours?.privateKey): string {
  const packed = packPass({ ...facts, ...change });
  return writeToken(packed, sign(null, packed, key as KeyObject));
}

async function judge(text: string, change: Partial<Gate> = {}): Promise<string> {
  const nothing = { isVoid: () => false, usedAt: () => null };
  const clock = { now: at('12:30'), skewMinutes: 10, graceMinutes: 30 };
  const verdict = await judgePass(text, {
    keys,
    event: facts.event,
    number: 1,
    ...clock,
    ...nothing,
    ...change,
  });
  return `${verdict.light} ${verdict.reason}`;
}

describe('a token', () => {
  it('is 152 signs that a QR code stores shortest, and says what was signed', () => {
    expect(token()).toMatch(/^[A-Z2-7]{152}$/);
    expect(openToken(token())?.facts).toEqual(facts);
  });

  it.each(passKinds)('of the kind %s, for the most people and every gate', (kind) => {
    const most = { kind, people: 255, gates: Array.from({ length: 16 }, (_, gate) => gate + 1) };
    expect(openToken(token(most))?.facts).toEqual({ ...facts, ...most });
  });

  it('is read as typed by a reader with small letters and an end of line', async () =>
    expect(await judge(`${token().toLowerCase()}\r\n`)).toBe('green welcome'));

  it.each([
    ['nobody', { people: 0 }],
    ['too many people', { people: 256 }],
    ['half a minute', { from: new Date('2026-09-04T12:00:30Z') }],
    ['no time', { until: at('12:00') }],
    ['a gate 17', { gates: [17] }],
    ['a time before 1970', { from: new Date('1969-12-31T23:00:00Z'), until: new Date('1970-01-01T00:00Z') }],
    ['a kind that nobody knows', { kind: 'guest' as 'free' }],
    ['a short code', { code: 'ABC' }],
  ])('cannot say %s', (_, change) => expect(() => token(change)).toThrow('a pass cannot say'));
});

describe('a gate judges', () => {
  it.each<[string, string, string, Partial<PassFacts>, Partial<Gate>]>([
    ['in its time', 'green', 'welcome', {}, {}],
    ['at any of its gates', 'green', 'welcome', {}, { number: 3 }],
    ['for every gate', 'green', 'welcome', { gates: [] }, { number: 7 }],
    ['at another gate', 'amber', 'wrong-gate', {}, { number: 2 }],
    ['at its first minute', 'green', 'welcome', {}, { now: at('12:00') }],
    ['early, by no more than clocks differ', 'green', 'welcome', {}, { now: at('11:50') }],
    ['late, by no more than clocks differ', 'green', 'welcome', {}, { now: at('13:10') }],
    ['a little early', 'amber', 'too-early', {}, { now: at('11:49') }],
    ['a little late', 'amber', 'too-late', {}, { now: at('13:11') }],
    ['early by all of the grace', 'amber', 'too-early', {}, { now: at('11:20') }],
    ['of a later slot', 'red', 'wrong-slot', {}, { now: at('11:19') }],
    ['of a slot that is over', 'red', 'wrong-slot', {}, { now: at('13:41') }],
    ['of a later slot, at another gate', 'red', 'wrong-slot', {}, { now: at('09:00'), number: 2 }],
    ['that the office withdrew', 'red', 'void', {}, { isVoid: (code) => code === 'ABCDEFGH234567YZ' }],
    [
      'where another was withdrawn',
      'green',
      'welcome',
      {},
      { isVoid: (code) => code === 'ABCDEFGH234567YY' },
    ],
    ['that came in', 'red', 'used', {}, { usedAt: () => ({ at: at('12:02'), gate: 3 }) }],
    ['of another event', 'red', 'other-event', { event: 'AAAAAAAA' }, {}],
  ])('a pass %s: %s, %s', async (_, light, reason, change, gate) =>
    expect(await judge(token(change), gate)).toBe(`${light} ${reason}`),
  );

  it.each([
    ['nothing', ''],
    ['a web address', 'https://temple.example/passes/ABC'],
    ['letters as many', 'A'.repeat(152)],
    ['a later version', toBase32(new Uint8Array(95).fill(2))],
  ])('%s: no pass', async (_, text) => expect(await judge(text)).toBe('red not-a-pass'));

  it('a pass cut off, or with more behind it: none', async () => {
    expect(await judge(token().slice(0, -1))).toBe('red not-a-pass');
    expect(await judge(`${token()}A`)).toBe('red not-a-pass');
  });

  it('one that a stranger signed: under our key altered, under its own forged', async () => {
    const own = { keyId: await passMark(xOf(stranger?.publicKey)) };
    expect(await judge(token({}, stranger?.privateKey))).toBe('red altered');
    expect(await judge(token(own, stranger?.privateKey))).toBe('red forged');
  });

  it('one of a key that was withdrawn: forged', async () => {
    const own = { keyId: await passMark(xOf(withdrawn?.publicKey)) };
    expect(await judge(token(own, withdrawn?.privateKey))).toBe('red forged');
  });

  it('one with any bit changed: never green', async () => {
    const bytes = fromBase32(token()) ?? new Uint8Array();
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = bytes.slice();
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(await judge(toBase32(changed))).toMatch(/^red (not-a-pass|forged|altered)$/);
    }
  });
});
