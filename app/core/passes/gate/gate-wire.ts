import type { Language } from '#core/language/languages.ts';
import type { PublicPassKey } from '../pass-keys.ts';
import type { PassKind } from '../pass-kind.ts';

/**
 * What a gate's telephone and the site say to each other (docs/decisions/gate.md). Times are
 * milliseconds of the site's clock; nothing here names or describes a person.
 */

/** How many scans a gate sends in one meeting; it meets again at once while it has more. */
export const mostScans = 500;

/** A scan as a gate sends it until it is answered; the nonce makes it one. */
export type SentScan = {
  nonce: string;
  code: string;
  /** When, by the site's clock as far as the gate knows it. */
  at: number;
  offline: boolean;
  /** The steward took it back. Never sent back as false. */
  undone: boolean;
};

export type ScanResult = 'in' | 'double' | 'undone';

/**
 * `unknown`: no pass of this site; `other-event`: not of this gate's; `unreadable`: no scan at all.
 * None of these is stored, and the others of the meeting are.
 */
export type ScanAnswer = { nonce: string; result: ScanResult | 'unknown' | 'other-event' | 'unreadable' };

/** Where a gate is in the list of what changed; it only gives it back. */
export type GateCursor = {
  /** Everything that changed in a transaction of this number or a later one. */
  from: number;
  /** Where the next round begins; null: no round has begun. */
  to: number | null;
  /** The last pass and the last scan that it got in this round. */
  pass: string;
  scan: number;
};

export const firstCursor: GateCursor = { from: 0, to: null, pass: '', scan: 0 };

export type MeetRequest = { cursor: GateCursor; scans: SentScan[] };

/** From which minute (of the epoch) for how many minutes, and the gates, as a pass says it. */
export type WireTime = readonly [from: number, minutes: number, gates: readonly number[]];
/** `title` and `time` are places in the lists of the same answer. */
export type WirePass = readonly [
  code: string,
  number: number,
  kind: PassKind,
  people: number,
  title: number,
  time: number,
  isVoid: 0 | 1,
];
/** The nonce stands only in scans of the gate that is answered. */
export type WireScan = readonly [
  id: number,
  code: string,
  gate: number,
  at: number,
  result: ScanResult,
  nonce: string | null,
];

export type GateChanges = {
  titles: string[];
  times: WireTime[];
  passes: WirePass[];
  scans: WireScan[];
};

/** What a gate knows besides passes; little, so it comes with every answer. */
export type GateFacts = {
  device: string;
  gate: number;
  /** `mark` stands for the event in its passes. */
  event: { title: string; mark: string };
  gates: { number: number; name: string }[];
  keys: PublicPassKey[];
  /**
   * The names in other languages, where the office has published them; absent: of an older site.
   */
  words?: Partial<Record<Language, GateNames>>;
};

/** What has no name here is called by its English one. */
export type GateNames = {
  event?: string;
  /** By the number of the gate. */
  gates: Record<number, string>;
  /** Kinds of passes, by the English title that passes have. */
  titles: Record<string, string>;
};

export type MeetAnswer = {
  /** By the site's clock, when it answered. */
  now: number;
  facts: GateFacts;
  answers: ScanAnswer[];
  /** The gate forgets all that it heard and begins anew: its cursor is of another database. */
  restart: boolean;
  changes: GateChanges;
  cursor: GateCursor;
  /** More has changed than stands here. */
  more: boolean;
};

/**
 * Why the site does not talk with a telephone. A withdrawn one wipes itself; an unknown one (of a
 * database that was restored) keeps its scans and is paired again.
 */
export type GateRefusal = 'withdrawn' | 'unknown-device' | 'too-often' | 'unreadable';
export type PairRefusal = 'wrong-code' | 'too-often' | 'unreadable';
export type PairAnswer = { secret: string };
