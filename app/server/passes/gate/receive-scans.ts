import { sql } from 'kysely';
import type { ScanAnswer, SentScan } from '#core/passes/gate/gate-wire.ts';
import { rankScans } from '#core/passes/gate/rank-scans.ts';
import type { ReadMeeting } from '#core/passes/gate/read-meeting.ts';
import type { Transaction } from '../../db/schema.ts';
import type { GateDevice } from './find-gate-device.ts';

/**
 * Stores what a gate saw, each scan once by its nonce however often it is sent, and sees which
 * scans of a pass are doubles. A scan of no pass of this event is refused by itself. Passes are
 * locked in the order of their codes: of two gates that meet at once the second sees the scans of
 * the first.
 */
export async function receiveScans(
  trx: Transaction,
  device: GateDevice,
  rows: ReadMeeting['scans'],
  now: Date,
): Promise<ScanAnswer[]> {
  const read = rows.flatMap(({ scan }) => scan ?? []);
  const passes = await lockPasses(trx, read);
  const known = read.filter(({ code }) => passes.get(code) === device.event);
  await storeScans(trx, device, known, now);
  await rankPasses(trx, [...new Set(known.map(({ code }) => code))]);
  const results = await readResults(trx, device, known);
  return rows.map(({ nonce, scan }) => {
    if (!scan) return { nonce, result: 'unreadable' };
    const event = passes.get(scan.code);
    if (event === undefined) return { nonce, result: 'unknown' };
    return { nonce, result: event === device.event ? (results.get(nonce) ?? 'in') : 'other-event' };
  });
}

/** The event of each pass that was ever given out. */
async function lockPasses(trx: Transaction, scans: readonly SentScan[]): Promise<Map<string, string>> {
  if (scans.length === 0) return new Map();
  const rows = await trx
    .selectFrom('passes')
    .select(['id', 'event_id'])
    .where('id', 'in', [...new Set(scans.map(({ code }) => code))])
    .where('token', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, event_id }) => [id, event_id]));
}

async function storeScans(
  trx: Transaction,
  device: GateDevice,
  scans: readonly SentScan[],
  now: Date,
): Promise<void> {
  // One statement can't insert a nonce twice; of two rows with one nonce the first is it.
  const once = new Map<string, SentScan>();
  for (const scan of scans) if (!once.has(scan.nonce)) once.set(scan.nonce, scan);
  if (once.size === 0) return;
  await trx
    .insertInto('pass_checkins')
    .values(
      [...once.values()].map(({ nonce, code, at, offline }) => ({
        ...{ device_id: device.id, nonce, pass_id: code, gate: device.gate },
        ...{ at: boundedTime(at, device.pairedAt, now), received_at: now, offline, result: 'in' as const },
      })),
    )
    .onConflict((conflict) => conflict.columns(['device_id', 'nonce']).doNothing())
    .execute();
  const undone = scans.filter((scan) => scan.undone).map(({ nonce }) => nonce);
  if (undone.length === 0) return;
  await trx
    .updateTable('pass_checkins')
    .set({ result: 'undone' })
    .where('device_id', '=', device.id)
    .where('nonce', 'in', undone)
    // A nonce that came with another pass before is that one's.
    .where('pass_id', 'in', [...new Set(scans.map(({ code }) => code))])
    .where('result', '<>', 'undone')
    .execute();
}

/** No scan is from the future, or from before the telephone was the gate's. */
function boundedTime(at: number, pairedAt: Date, now: Date): Date {
  return new Date(Math.max(Math.min(at, now.getTime()), Math.min(pairedAt.getTime(), now.getTime())));
}

/** Says of every scan of these passes what it is now, and of each pass whether it came in. */
async function rankPasses(trx: Transaction, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const scans = await trx
    .selectFrom('pass_checkins')
    .select(['id', 'pass_id', 'at', 'result'])
    .where('pass_id', 'in', codes)
    .orderBy('id')
    .execute();
  const changed: { id: number; result: 'in' | 'double' }[] = [];
  const inside: string[] = [];
  for (const [code, ofPass] of Map.groupBy(scans, ({ pass_id }) => pass_id)) {
    const facts = ofPass.map(({ at, result }) => ({ at: at.getTime(), undone: result === 'undone' }));
    const results = rankScans(facts);
    if (results.includes('in')) inside.push(code);
    for (const [place, { id, result: before }] of ofPass.entries()) {
      const result = results[place];
      if (result && result !== 'undone' && result !== before) changed.push({ id, result });
    }
  }
  for (const result of ['in', 'double'] as const) {
    const ids = changed.filter((each) => each.result === result).map(({ id }) => id);
    if (ids.length > 0)
      await trx.updateTable('pass_checkins').set({ result }).where('id', 'in', ids).execute();
  }
  await sql`update passes set state = case when id = any(${inside}) then 'used' else 'valid' end
    where id = any(${codes}) and state in ('valid', 'used')
      and state <> case when id = any(${inside}) then 'used' else 'valid' end`.execute(trx);
}

/** What is stored by these nonces; a nonce that came with another pass before is that one's. */
async function readResults(trx: Transaction, device: GateDevice, scans: readonly SentScan[]) {
  if (scans.length === 0) return new Map<string, 'in' | 'double' | 'undone'>();
  const rows = await trx
    .selectFrom('pass_checkins')
    .select(['nonce', 'result'])
    .where('device_id', '=', device.id)
    .where('nonce', 'in', [...new Set(scans.map(({ nonce }) => nonce))])
    .execute();
  return new Map(rows.map(({ nonce, result }) => [nonce, result]));
}
