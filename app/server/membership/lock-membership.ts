import type { Selectable } from 'kysely';
import type { MembershipsTable } from '../db/schema/memberships.ts';
import type { Transaction } from '../db/schema.ts';

export type LockedMembership = Selectable<MembershipsTable>;

/**
 * The membership, locked until the transaction ends. A donation that is locked too is locked before
 * it, as by the settling.
 */
export async function lockMembership(trx: Transaction, id: string): Promise<LockedMembership | null> {
  const row = await trx
    .selectFrom('memberships')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
