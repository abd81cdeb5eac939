import type { ContentKind } from '#core/cms/content-kind.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { changedFields } from './changed-fields.ts';
import { cmsTables, lockRow, snapshotOf } from './cms-tables.ts';

/** Raised by a foreign key when other rows refer to this one. */
const stillReferenced = '23503';

/** Moves a row to the bin, where it stays for 30 days. Returns its id there, for the undo. */
export async function binRow(
  services: Services,
  viewer: Viewer,
  kind: ContentKind,
  id: string,
): Promise<Outcome<string, 'not-allowed' | 'row-gone' | 'still-used'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, kind.write)) return refuse('not-allowed');
  try {
    return await services.db.transaction().execute(async (trx) => {
      const row = await lockRow(trx, kind, id);
      if (!row) return refuse('row-gone');
      if (kind.heldBy) {
        const { table, column } = kind.heldBy;
        const held = await trx
          .selectFrom(table)
          .select('id')
          .where(column, '=', id)
          .limit(1)
          .executeTakeFirst();
        if (held) return refuse('still-used');
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
          binned_by: viewer.personId,
          binned_at: services.clock(),
        })
        .execute();
      await cmsTables(trx).deleteFrom(kind.table).where('id', '=', id).execute();
      await writeAudit(trx, services, viewer, {
        action: `${kind.name}.binned`,
        subject: id,
        before: changedFields(before, null).before,
      });
      await services.pages.bump(trx);
      return accept(binId);
    });
  } catch (error) {
    if ((error as { code?: string }).code === stillReferenced) return refuse('still-used');
    throw error;
  }
}
