import type { GateCursor, SentScan } from './gate-wire.ts';
import { firstCursor, mostScans } from './gate-wire.ts';

export type ReadMeeting = {
  cursor: GateCursor;
  /** Each row of the request, in its order; null where it is no scan. */
  scans: { nonce: string; scan: SentScan | null }[];
};

/**
 * Reads what a telephone sent. Null where it is no meeting at all or holds too many rows: then
 * nothing of it is stored. A row that is no scan is refused by itself.
 */
export function readMeeting(body: unknown): ReadMeeting | null {
  if (!isRecord(body) || !Array.isArray(body.scans) || body.scans.length > mostScans) return null;
  const cursor = readCursor(body.cursor);
  if (!cursor) return null;
  return { cursor, scans: body.scans.map((row) => ({ nonce: nonceOf(row), scan: readScan(row) })) };
}

function readCursor(value: unknown): GateCursor | null {
  if (!isRecord(value)) return null;
  const { from, to, pass, scan } = value;
  const fits =
    isCount(from) &&
    (to === null || isCount(to)) &&
    typeof pass === 'string' &&
    /^([A-Z2-7]{16})?$/.test(pass) &&
    isCount(scan);
  return fits ? { ...firstCursor, from, to, pass, scan } : null;
}

function readScan(row: unknown): SentScan | null {
  if (!isRecord(row)) return null;
  const { nonce, code, at, offline, undone } = row;
  const fits =
    typeof nonce === 'string' &&
    /^[\w-]{16,64}$/.test(nonce) &&
    typeof code === 'string' &&
    /^[A-Z2-7]{16}$/.test(code) &&
    isCount(at) &&
    typeof offline === 'boolean' &&
    typeof undone === 'boolean';
  return fits ? { nonce, code, at, offline, undone } : null;
}

/** By which a row is answered; '' where it has none to answer by. */
function nonceOf(row: unknown): string {
  const nonce = isRecord(row) ? row.nonce : null;
  return typeof nonce === 'string' ? nonce.slice(0, 64) : '';
}

/** A number that a bigint column and a Date hold. */
function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 8_640_000_000_000_000;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
