import { fromBase32, toBase32 } from '#core/security/base32.ts';
import { type PassKind, passKinds } from './pass-kind.ts';

/** What a pass says by itself, so that a gate without a line can judge it. */
export type PassFacts = {
  /** Of the key that signed it: `passMark` of its public half. */
  keyId: string;
  /** 80 random bits as 16 letters of base 32. */
  code: string;
  /** Of the event (`passMark`): ids of events have any length. */
  event: string;
  kind: PassKind;
  /** Who comes in with it: 1 to 255. */
  people: number;
  /** When it lets in, in whole minutes; `until` at most 65,535 minutes (45 days) after `from`. */
  from: Date;
  until: Date;
  /** Numbers (1 to 16) of the gates that it opens; none: every gate of the event. */
  gates: readonly number[];
};

export const passVersion = 1;
const minute = 60_000;
/** Version, key, code, event, kind, people, from, length, gates. */
const sizes = { version: 1, key: 5, code: 10, event: 5, kind: 1, people: 1, from: 4, length: 2, gates: 2 };
const factBytes = Object.values(sizes).reduce((sum, size) => sum + size, 0);
/** Of Ed25519 (RFC 8032). */
const signatureBytes = 64;
/** 95 bytes as 152 letters: a QR code of 41 by 41 modules with error correction M. */
const tokenLetters = Math.ceil(((factBytes + signatureBytes) * 8) / 5);

/** The bytes that are signed. Throws where a fact does not fit: the database lets none through. */
export function packPass(facts: PassFacts): Uint8Array<ArrayBuffer> {
  const key = fromBase32(facts.keyId);
  const code = fromBase32(facts.code);
  const event = fromBase32(facts.event);
  const length = (facts.until.getTime() - facts.from.getTime()) / minute;
  const fits =
    key?.length === sizes.key &&
    code?.length === sizes.code &&
    event?.length === sizes.event &&
    passKinds.includes(facts.kind) &&
    within(facts.people, 1, 255) &&
    within(length, 1, 65_535) &&
    within(facts.from.getTime() / minute, 0, 0xffff_ffff) &&
    facts.gates.every((gate) => within(gate, 1, 16));
  if (!fits) throw new Error(`a pass cannot say ${JSON.stringify(facts)}`);
  const bytes = new Uint8Array(factBytes);
  const view = new DataView(bytes.buffer);
  bytes[0] = passVersion;
  bytes.set(key, 1);
  bytes.set(code, 6);
  bytes.set(event, 16);
  view.setUint8(21, passKinds.indexOf(facts.kind));
  view.setUint8(22, facts.people);
  view.setUint32(23, facts.from.getTime() / minute);
  view.setUint16(27, length);
  view.setUint16(
    29,
    facts.gates.reduce((mask, gate) => mask | (1 << (gate - 1)), 0),
  );
  return bytes;
}

/** The text of the QR code: the facts and their signature. */
export function writeToken(packed: Uint8Array, signature: Uint8Array): string {
  const bytes = new Uint8Array(factBytes + signatureBytes);
  bytes.set(packed);
  bytes.set(signature, factBytes);
  return toBase32(bytes);
}

export type OpenedToken = {
  facts: PassFacts;
  packed: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
};

/**
 * Reads what a token says, without knowing whether it is true. Null for whatever is no token of
 * this version. Small letters and spaces are as good: some readers that type send them.
 */
export function openToken(text: string): OpenedToken | null {
  const letters = text.replaceAll(/\s/g, '').toUpperCase();
  const bytes = letters.length === tokenLetters ? fromBase32(letters) : null;
  if (!bytes || bytes[0] !== passVersion) return null;
  const packed = bytes.slice(0, factBytes);
  const view = new DataView(packed.buffer);
  const kind = passKinds[view.getUint8(21)];
  const people = view.getUint8(22);
  const length = view.getUint16(27);
  if (!kind || people === 0 || length === 0) return null;
  const from = view.getUint32(23) * minute;
  const mask = view.getUint16(29);
  return {
    facts: {
      keyId: toBase32(packed.slice(1, 6)),
      code: toBase32(packed.slice(6, 16)),
      event: toBase32(packed.slice(16, 21)),
      ...{ kind, people, from: new Date(from), until: new Date(from + length * minute) },
      gates: Array.from({ length: 16 }, (_, at) => at + 1).filter((gate) => mask & (1 << (gate - 1))),
    },
    packed,
    signature: bytes.slice(factBytes),
  };
}

function within(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
