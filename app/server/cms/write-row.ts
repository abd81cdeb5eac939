import { sql } from 'kysely';
import type { ContentKind } from '#core/cms/content-kind.ts';
import type { Staff } from '#core/people/viewer.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { changedFields } from './changed-fields.ts';
import { cmsTables, snapshotOf } from './cms-tables.ts';

type Writing = Pick<Services, 'ids' | 'clock' | 'pages' | 'sealer' | 'rowHooks'>;
type Change = { kind: ContentKind; staff: Staff; id: string; verb: string };

/**
 * Changes a row that `lockRow` locked: its next version, its revision, the audit log and the public
 * pages together.
 */
export async function changeRow(
  trx: Transaction,
  services: Writing,
  { values, ...change }: Change & { values: Record<string, unknown> },
): Promise<number> {
  const { kind, id } = change;
  const before = await snapshotOf(trx, kind, id);
  await storeRevision(trx, services, kind, before, null);
  await cmsTables(trx)
    .updateTable(kind.table)
    .set({ ...values, version: sql<number>`version + 1`, updated_at: services.clock() })
    .where('id', '=', id)
    .execute();
  const version = await noteChange(trx, services, { ...change, before });
  await services.rowHooks[kind.table]?.changed?.(trx, services, { id, before, values });
  return version;
}

/** After a row was inserted or changed. Returns its version. */
export async function noteChange(
  trx: Transaction,
  services: Writing,
  { kind, staff, id, verb, before }: Change & { before: Record<string, unknown> | null },
): Promise<number> {
  const after = await snapshotOf(trx, kind, id);
  await storeRevision(trx, services, kind, after, staff.personId);
  await writeAudit(trx, services, staff, {
    action: `${kind.name}.${verb}`,
    subject: id,
    ...changedFields(before, after),
  });
  await services.pages.bump(trx);
  return Number(after.version);
}

async function storeRevision(
  trx: Transaction,
  { clock }: Writing,
  kind: ContentKind,
  row: Record<string, unknown>,
  savedBy: string | null,
): Promise<void> {
  await trx
    .insertInto('content_revisions')
    .values({
      kind: kind.name,
      row_id: String(row.id),
      version: Number(row.version),
      row: JSON.stringify(row),
      saved_by: savedBy,
      saved_at: savedBy === null ? new Date(String(row.updated_at)) : clock(),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'row_id', 'version']).doNothing())
    .execute();
}
