import { sql } from 'kysely';
import type { ContentKind } from '#core/cms/content-kind.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { type StaffWrite, staffWrite } from '../write/staff-write.ts';
import { cmsTables } from './cms-tables.ts';

/**
 * Moves one row to just before another, or to the end (`before` null). The others are renumbered
 * from 1.
 */
export const moveRow = staffWrite({
  permission: (kind: ContentKind) => kind.write,
  run: async (
    { trx, audit, pagesChanged }: StaffWrite,
    kind: ContentKind,
    { id, before }: { id: string; before: string | null },
  ): Promise<Outcome<null, 'row-gone'>> => {
    const tables = cmsTables(trx);
    const row = await tables.selectFrom(kind.table).selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || !kind.ordered) return refuse('row-gone');
    let among = tables.selectFrom(kind.table).select(['id', 'position']);
    for (const column of kind.orderedWithin ?? []) among = among.where(column, '=', row[column]);
    const rows = await among.orderBy('position').orderBy('id').forUpdate().execute();
    const others = rows.filter((one) => one.id !== id);
    const found = before === null ? -1 : others.findIndex((one) => one.id === before);
    const at = found === -1 ? others.length : found;
    const ordered = [...others.slice(0, at), { id, position: row.position }, ...others.slice(at)];
    // Meanwhile two rows may have the same position.
    await sql`set constraints all deferred`.execute(trx);
    for (const [place, one] of ordered.entries()) {
      if (one.position === place + 1) continue;
      await tables
        .updateTable(kind.table)
        .set({ position: place + 1 })
        .where('id', '=', one.id)
        .execute();
    }
    await audit({
      action: `${kind.name}.ordered`,
      subject: id,
      before: { position: row.position },
      after: { position: at + 1 },
    });
    pagesChanged();
    return accept(null);
  },
});
