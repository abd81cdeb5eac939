import { type RawBuilder, sql } from 'kysely';
import type { ChangedRow } from '#server/cms/row-hooks.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { issuePasses } from './issue-passes.ts';

const bookingsAtOnce = 500;

/**
 * Signs the passes that are out of these bookings anew; how many bookings. `which`: a condition
 * on pass_bookings. They are locked as every other change of a booking locks them, in the order of
 * their ids.
 */
export async function signAnew(
  trx: Transaction,
  services: Pick<Services, 'sealer' | 'clock'>,
  which: RawBuilder<boolean>,
): Promise<number> {
  const bookings = await trx
    .selectFrom('pass_bookings')
    .select('id')
    .where(which)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (let at = 0; at < bookings.length; at += bookingsAtOnce) {
    const some = bookings.slice(at, at + bookingsAtOnce).map(({ id }) => id);
    await issuePasses(trx, services, some, 'out');
  }
  return bookings.length;
}

/**
 * After the row of an event changed, which is locked: where its time is another one, passes without
 * a time of their own say it. Gates hear of it, and their pages show it; paper and files that were
 * stored do not.
 */
export async function signMovedEvent(
  trx: Transaction,
  services: Pick<Services, 'sealer' | 'clock'>,
  { id, before, values }: ChangedRow,
): Promise<void> {
  const columns = ['starts_at', 'ends_at'].filter((column) => column in values);
  if (columns.every((column) => momentOf(values[column]) === momentOf(before[column]))) return;
  await signAnew(
    trx,
    services,
    // Also of what is held: who pays just now may have signed the time before.
    sql<boolean>`event_id = ${id} and exists (select from passes where booking_id = pass_bookings.id
      and slot_id is null and passes.state in ('held', 'valid', 'used'))`,
  );
}

/** Of a Date, or of a moment as JSON has it. */
function momentOf(moment: unknown): number | null {
  return moment instanceof Date || typeof moment === 'string' ? new Date(moment).getTime() : null;
}
