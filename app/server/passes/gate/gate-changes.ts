import { type RawBuilder, sql } from 'kysely';
import {
  firstCursor,
  type GateChanges,
  type GateCursor,
  type WireTime,
} from '#core/passes/gate/gate-wire.ts';
import { openToken } from '#core/passes/pass-bytes.ts';
import type { Db } from '../../db/schema.ts';
import type { GateDevice } from './find-gate-device.ts';

export type HeardChanges = {
  restart: boolean;
  changes: GateChanges;
  cursor: GateCursor;
  more: boolean;
};

/** Rows of one answer: some 80 KB, and a token is read for each pass. */
const page = 1_000;

/**
 * What changed since the cursor, a page at a time. A round hears of every row that a transaction
 * changed which was not over when the round before it began, so none is missed, in whatever order
 * they commit; some are told twice. A cursor of a database that was restored since begins anew.
 */
export async function listGateChanges(db: Db, device: GateDevice, asked: GateCursor): Promise<HeardChanges> {
  const { oldest, next } = await readSnapshot(db);
  const restart = Math.max(asked.from, asked.to ?? 0) > next;
  const cursor = restart ? firstCursor : asked;
  const to = cursor.to ?? oldest;
  const passes = await listPasses(db, device, cursor);
  const passesDone = passes.length < page;
  // Scans follow when all passes of the round are told.
  const scans = passesDone ? await listScans(db, device, cursor) : [];
  const more = !passesDone || scans.length === page;
  const round = { to, pass: passes.at(-1)?.id ?? cursor.pass, scan: scans.at(-1)?.id ?? cursor.scan };
  return {
    restart,
    changes: {
      ...wirePasses(passes),
      scans: scans.map(({ id, pass_id, gate, at, result, device_id, nonce }) => {
        const own = device_id === device.id ? nonce : null;
        return [id, pass_id, gate, at.getTime(), result, own];
      }),
    },
    cursor: more ? { from: cursor.from, ...round } : { ...firstCursor, from: to },
    more,
  };
}

/** The oldest transaction that is not over, and the one that is next to begin. */
async function readSnapshot(db: Db): Promise<{ oldest: number; next: number }> {
  const one = (of: RawBuilder<unknown>) => sql<number>`${of}::text::bigint`;
  const { rows } = await sql<{ oldest: number; next: number }>`
    select ${one(sql`pg_snapshot_xmin(pg_current_snapshot())`)} as oldest,
      ${one(sql`pg_snapshot_xmax(pg_current_snapshot())`)} as next`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Postgres tells no snapshot');
  return row;
}

function listPasses(db: Db, { event }: GateDevice, { from, pass }: GateCursor) {
  return db
    .selectFrom('passes')
    .select(['id', 'number', 'title', 'token', 'state'])
    .where('event_id', '=', event)
    .where('token', 'is not', null)
    .where('id', '>', pass)
    .$if(from > 0, (query) => query.where('changed_in', '>=', from))
    .orderBy('id')
    .limit(page)
    .execute();
}

function listScans(db: Db, { event }: GateDevice, { from, scan }: GateCursor) {
  return db
    .selectFrom('pass_checkins as scan')
    .innerJoin('passes', 'passes.id', 'scan.pass_id')
    .select([
      'scan.id',
      'scan.pass_id',
      'scan.gate',
      'scan.at',
      'scan.result',
      'scan.device_id',
      'scan.nonce',
    ])
    .where('passes.event_id', '=', event)
    .where('scan.id', '>', scan)
    .$if(from > 0, (query) => query.where('scan.changed_in', '>=', from))
    .orderBy('scan.id')
    .limit(page)
    .execute();
}

type PassRow = Awaited<ReturnType<typeof listPasses>>[number];

/** What each token says, with titles and times that many share told once. */
function wirePasses(rows: readonly PassRow[]): Omit<GateChanges, 'scans'> {
  const titles = makePlaces<string>();
  const times = makePlaces<WireTime>();
  const passes = rows.flatMap(({ id, number, title, token, state }): GateChanges['passes'] => {
    const facts = openToken(token ?? '')?.facts;
    if (!facts) return [];
    const { from, until, gates, kind, people } = facts;
    const minutes = (until.getTime() - from.getTime()) / 60_000;
    const time = times.placeOf([from.getTime() / 60_000, minutes, gates]);
    return [[id, number, kind, people, titles.placeOf(title), time, state === 'void' ? 1 : 0]];
  });
  return { titles: titles.all, times: times.all, passes };
}

function makePlaces<Value>() {
  const all: Value[] = [];
  const places = new Map<string, number>();
  return {
    all,
    placeOf: (value: Value): number => {
      const key = JSON.stringify(value);
      const place = places.get(key) ?? all.push(value) - 1;
      places.set(key, place);
      return place;
    },
  };
}
