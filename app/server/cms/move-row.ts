import { sql } from 'kysely';
import type { ContentKind } from '#core/cms/content-kind.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { cmsTables } from './cms-tables.ts';

/**
 * Moves one row to just before another, or to the end (`before` null). The others are renumbered
 * from 1.
 */
export async function moveRow(
  services: Services,
  viewer: Viewer,
  kind: ContentKind,
  { id, before }: { id: string; before: string | null },
): Promise<Outcome<null, 'not-allowed' | 'row-gone'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, kind.write)) return refuse('not-allowed');
  return services.db.transaction().execute(async (trx) => {
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
    await writeAudit(trx, services, viewer, {
      action: `${kind.name}.ordered`,
      subject: id,
      before: { position: row.position },
      after: { position: at + 1 },
    });
    await services.pages.bump(trx);
    return accept(null);
  });
}
