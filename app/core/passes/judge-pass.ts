import { openToken, type PassFacts } from './pass-bytes.ts';
import type { PassKeys } from './pass-keys.ts';

/** What a gate knows when somebody shows a pass; nothing of it needs a line. */
export type Gate = {
  keys: PassKeys;
  /** The mark of the event at whose gate this is. */
  event: string;
  /** Its number, 1 to 16. */
  number: number;
  now: Date;
  /** How far this clock may be wrong: within it a pass is in its time. */
  skewMinutes: number;
  /** How long before and after its time a pass is still the steward's to decide. */
  graceMinutes: number;
  /** Codes of passes that the office withdrew, as far as this gate has heard. */
  isVoid: (code: string) => boolean;
  /** Where the pass came in before, as far as this gate has heard. */
  usedAt: (code: string) => PassUse | null;
};

export type PassUse = { at: Date; gate: number };

/** green: come in. amber: the steward decides. red: not with this pass. */
export type Verdict =
  | { light: 'green'; reason: 'welcome'; pass: PassFacts }
  | { light: 'amber'; reason: 'too-early' | 'too-late' | 'wrong-gate'; pass: PassFacts }
  | { light: 'red'; reason: 'not-a-pass' | 'forged' | 'altered'; pass: null }
  | { light: 'red'; reason: 'other-event' | 'void' | 'wrong-slot'; pass: PassFacts }
  | { light: 'red'; reason: 'used'; pass: PassFacts; before: PassUse };

/** Judges the text of a QR code by itself and by what the gate has heard. */
export async function judgePass(token: string, gate: Gate): Promise<Verdict> {
  const opened = openToken(token);
  if (!opened) return { light: 'red', reason: 'not-a-pass', pass: null };
  const key = gate.keys.get(opened.facts.keyId);
  if (!key) return { light: 'red', reason: 'forged', pass: null };
  const { signature, packed } = opened;
  return (await key(signature, packed))
    ? weighPass(opened.facts, gate)
    : { light: 'red', reason: 'altered', pass: null };
}

/** Whether a true pass lets in here and now. What this gate cannot repair is said first. */
export function weighPass(pass: PassFacts, gate: Omit<Gate, 'keys'>): Verdict {
  if (pass.event !== gate.event) return { light: 'red', reason: 'other-event', pass };
  if (gate.isVoid(pass.code)) return { light: 'red', reason: 'void', pass };
  const before = gate.usedAt(pass.code);
  if (before) return { light: 'red', reason: 'used', pass, before };
  const early = minutesBetween(gate.now, pass.from) - gate.skewMinutes;
  const late = minutesBetween(pass.until, gate.now) - gate.skewMinutes;
  if (Math.max(early, late) > gate.graceMinutes) return { light: 'red', reason: 'wrong-slot', pass };
  if (pass.gates.length > 0 && !pass.gates.includes(gate.number)) {
    return { light: 'amber', reason: 'wrong-gate', pass };
  }
  if (early > 0) return { light: 'amber', reason: 'too-early', pass };
  if (late > 0) return { light: 'amber', reason: 'too-late', pass };
  return { light: 'green', reason: 'welcome', pass };
}

/** From one moment to the later other; negative where it is the earlier. */
function minutesBetween(one: Date, other: Date): number {
  return (other.getTime() - one.getTime()) / 60_000;
}
