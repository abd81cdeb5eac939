import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/**
 * Erases who a member was: the books keep tier, number, parts and uses, as the donations of the
 * parts are kept. The membership ends, and no card of it is valid afterwards.
 */
export async function forgetMembers(trx: Db, ids: RawBuilder<string>): Promise<void> {
  const theirs = await trx
    .selectFrom('memberships')
    .select(['id', 'stage'])
    .where('id', 'in', ids)
    .forUpdate()
    .execute();
  for (const { id, stage } of theirs) {
    const ended = { stage: 'ended', ended_at: sql<Date>`now()` } as const;
    await trx
      .updateTable('memberships')
      .set({
        ...{ name: '-', spouse: null, email: null, phone: null, address: null, person_id: null },
        // What the office wrote to the member may name them.
        ...(stage === 'ended' ? {} : ended),
        end_reason: 'erased',
      })
      .where('id', '=', id)
      .execute();
    await trx.updateTable('membership_uses').set({ note: '-' }).where('membership_id', '=', id).execute();
    await trx.updateTable('membership_events').set({ note: null }).where('membership_id', '=', id).execute();
  }
}
