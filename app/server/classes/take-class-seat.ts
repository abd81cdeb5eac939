import { sql } from 'kysely';
import { releaseSeatsOver } from '../bookings/release-seats-over.ts';
import type { Transaction } from '../db/schema.ts';
import { waitingCount } from './waiting-list.ts';

/**
 * Locks the class: however many enrol concurrently, the last seat is given once. The waiting list
 * comes first, so a seat that was freed for it goes to nobody else.
 */
export async function takeClassSeat(trx: Transaction, classId: string, now: Date): Promise<boolean> {
  await trx.selectFrom('classes').select('id').where('id', '=', classId).forUpdate().execute();
  await releaseSeatsOver(trx, { kind: 'class', id: classId }, now);
  const taken = await trx
    .updateTable('classes')
    .set((row) => ({ seats_taken: row('seats_taken', '+', 1) }))
    .where('id', '=', classId)
    .where('called_off_at', 'is', null)
    .where(sql<boolean>`seats_taken + ${waitingCount} < seats`)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}
