import { sql } from 'kysely';
import { advance, type DoorState, type Line } from '#core/fair-door/advance.ts';
import { calledMinutes } from '#core/fair-door/place-state.ts';
import type { Clock } from '../base-services.ts';
import type { Db, Transaction } from '../db/schema.ts';
import { type DoorRow, doorOf, stateColumns } from './door-row.ts';

/** Numbers called in so many minutes before those that may still come say how many come. */
const lookedBackMinutes = 10;

/**
 * Looks at a door, of which `arrived` more visitors asked for the registration: closes or opens it,
 * and calls who has room inside. Any process may, as often as it likes: the row is locked.
 */
export async function callNumbers(
  db: Db,
  doorId: string,
  arrived: number,
  clock: Clock,
): Promise<DoorState | null> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('fair_doors')
      .selectAll()
      .where('id', '=', doorId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    // Under the lock: calls are in the order of their times, whoever makes them.
    const now = clock();
    const next = advance(doorOf(row), await lineOf(trx, row, now), arrived, now);
    await storeState(trx, row, next, now);
    return next;
  });
}

/**
 * Stores the state of a locked door, and what the office has set; what is called is noted with its
 * time.
 */
export async function storeState(
  trx: Transaction,
  row: DoorRow,
  next: DoorState,
  now: Date,
  set: Partial<DoorRow> = {},
): Promise<void> {
  const columns = { ...stateColumns(next), ...set };
  await trx.updateTable('fair_doors').set(columns).where('id', '=', row.id).execute();
  const closes = row.closed_since === null && next.closedSince !== null;
  if (next.called === row.called && !closes) return;
  // Not before the call that it follows: clocks of two processes differ by milliseconds.
  const at = sql<Date>`greatest(${now}::timestamptz, (select max(at) from fair_door_calls where door_id = ${row.id}))`;
  await trx
    .insertInto('fair_door_calls')
    .values({ door_id: row.id, called: next.called, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who is between the door and the end of the form. */
export async function lineOf(db: Db, row: DoorRow, now: Date): Promise<Line> {
  const back = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  // Numbers called before the door closed are nobody's whom it waits for.
  const closed = row.closed_since ?? now;
  const calledBy = (moment: Date) =>
    sql<number>`coalesce(max(called) filter (where at <= greatest(${moment}::timestamptz, ${closed}::timestamptz)), 0)`;
  const calls = await db
    .selectFrom('fair_door_calls')
    .select([
      calledBy(back(calledMinutes)).as('due'),
      calledBy(back(calledMinutes + lookedBackMinutes)).as('old'),
    ])
    .where('door_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const { due, old } = calls;
  const came = await db
    .selectFrom('fair_door_entries')
    .select(sql<number>`count(*) filter (where left_at is null and ends_at > ${now})::int`.as('inside'))
    .select(sql<number>`count(*) filter (where number > ${due})::int`.as('awaitedCame'))
    .select(sql<number>`count(*) filter (where number > ${old} and number <= ${due})::int`.as('came'))
    .where('door_id', '=', row.id)
    .where(({ or, eb }) => or([eb('number', '>', old), eb('ends_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return {
    inside: came.inside,
    awaited: Math.max(0, row.called - due - came.awaitedCame),
    called: due - old,
    came: came.came,
  };
}
