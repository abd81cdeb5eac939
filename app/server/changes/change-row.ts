import type { ChangeState } from '../db/schema/system.ts';
import type { Transaction } from '../db/schema.ts';

/** A change that is still open, locked until the transaction ends; undefined for any other. */
export function lockChange(trx: Transaction, id: string) {
  return trx
    .selectFrom('pending_changes')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
}

type Closing = { state: Exclude<ChangeState, 'open'>; by: string | null; at: Date };

/** Closes an open change. Its input is deleted: the audit log has what was done. */
export async function closeChange(trx: Transaction, id: string, { state, by, at }: Closing): Promise<void> {
  await trx
    .updateTable('pending_changes')
    .set({ state, decided_by: by, decided_at: at, input: '{}' })
    .where('id', '=', id)
    .execute();
}
