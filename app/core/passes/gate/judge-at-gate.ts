import { latinDigits } from '#core/fields/clean-text.ts';
import { type Gate, judgePass, type Verdict, weighPass } from '../judge-pass.ts';
import type { PassFacts } from '../pass-bytes.ts';
import type { PassKeys } from '../pass-keys.ts';
import { clockSkewMinutes, graceMinutes } from './device-clock.ts';
import type { GateBook } from './gate-book.ts';

/** What a gate answers: as `judgePass`, and what only a typed number can be. */
export type GateVerdict =
  | Verdict
  | { light: 'amber'; reason: 'typed'; pass: PassFacts }
  | { light: 'red'; reason: 'unknown-number'; pass: null };

export type GatePlace = { keys: PassKeys; event: string; gate: number; now: number; book: GateBook };

/**
 * Judges what a camera read or somebody typed: the text of a pass, or its number. A number is on
 * the list of passes that the office gave this telephone; anybody can say one, so the best it gets
 * is amber: the steward looks at the paper that it stands on.
 */
export async function judgeAtGate(read: string, place: GatePlace): Promise<GateVerdict> {
  const gate = gateOf(place);
  const number = numberIn(read);
  if (number === null) return judgePass(read, { ...gate, keys: place.keys });
  const found = place.book.byNumber(number);
  if (!found) return { light: 'red', reason: 'unknown-number', pass: null };
  // The list holds passes of this event alone.
  const verdict = weighPass({ ...found.facts, event: place.event }, gate);
  return verdict.light === 'green' ? { light: 'amber', reason: 'typed', pass: verdict.pass } : verdict;
}

function gateOf({ event, gate, now, book }: GatePlace): Omit<Gate, 'keys'> {
  return {
    event,
    number: gate,
    now: new Date(now),
    skewMinutes: clockSkewMinutes,
    graceMinutes,
    isVoid: book.isVoid,
    usedAt: book.usedAt,
  };
}

/** A number as people type it: with spaces, and with the digits of Hindi. */
function numberIn(text: string): number | null {
  const digits = latinDigits(text.replaceAll(/\s/g, ''));
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
