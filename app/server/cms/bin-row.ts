import { sql } from 'kysely';
import type { ContentKind } from '#core/cms/content-kind.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import { type StaffWrite, staffWrite } from '../write/staff-write.ts';
import { changedFields } from './changed-fields.ts';
import { cmsTables, lockRow, snapshotOf } from './cms-tables.ts';

/** Raised by a foreign key when other rows refer to this one. */
const stillReferenced = '23503';

/** Moves a row to the bin, where it stays for 30 days. Returns its id there, for the undo. */
export const binRow = staffWrite({
  permission: (kind: ContentKind) => kind.write,
  run: async (
    { services, trx, staff, audit, pagesChanged }: StaffWrite,
    kind: ContentKind,
    id: string,
  ): Promise<Outcome<string, 'row-gone' | 'still-used'>> => {
    try {
      const row = await lockRow(trx, kind, id);
      if (!row) return refuse('row-gone');
      for (const holder of kind.heldBy ?? []) {
        if (await isHeldBy(trx, holder, id)) return refuse('still-used');
      }
      const before = await snapshotOf(trx, kind, id);
      const binId = services.ids('bin');
      await trx
        .insertInto('content_bin')
        .values({
          id: binId,
          kind: kind.name,
          row_id: id,
          title: String(row[kind.title]),
          row: JSON.stringify(before),
          binned_by: staff.personId,
          binned_at: services.clock(),
        })
        .execute();
      await cmsTables(trx).deleteFrom(kind.table).where('id', '=', id).execute();
      await audit({
        action: `${kind.name}.binned`,
        subject: id,
        before: changedFields(before, null).before,
      });
      pagesChanged();
      return accept(binId);
    } catch (error) {
      if ((error as { code?: string }).code === stillReferenced) return refuse('still-used');
      throw error;
    }
  },
});

type Holder = NonNullable<ContentKind['heldBy']>[number];

async function isHeldBy(trx: Transaction, holder: Holder, id: string): Promise<boolean> {
  const only = Object.entries('of' in holder ? holder.of : {}).map(
    ([column, values]) => sql` and ${sql.ref(column)} = any(${values})`,
  );
  const { rows } = await sql`select from ${sql.table(holder.table)}
    where ${sql.ref(holder.column)} = ${id}${sql.join(only, sql``)} limit 1`.execute(trx);
  return rows.length > 0;
}
