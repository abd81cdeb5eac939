import { readText } from '#core/fields/text.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Staff, Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { statementCells, statementColumns } from '#core/statements/statement-row.ts';
import { csvLine, csvStart } from '#core/tables/csv.ts';
import { writeAudit } from '../people/write-audit.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import type { StatementKey } from './statement-lines.ts';
import { findStatement } from './statement-queries.ts';

const action = 'statement.exported';
/** For how long a logged reason opens the file. */
const openMs = 10 * 60 * 1_000;

/**
 * The file has the full PAN of every donor: a reason is required and logged before a byte is sent
 * (`exportStatement` then returns it). A step of its own, so that the error for a short reason is
 * beside its field.
 */
export async function noteExport(
  services: Services,
  viewer: Viewer,
  { entityId, taxYear }: StatementKey,
  typedReason: string,
): Promise<Outcome<null, 'not-allowed' | 'pan-reason'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'statements.export')) return refuse('not-allowed');
  const reason = readText(typedReason, { min: 10, max: 300 });
  if (!reason.ok) return refuse('pan-reason', 'reason');
  const details = { reason: reason.value };
  await services.db
    .transaction()
    .execute((trx) =>
      writeAudit(trx, services, viewer, { action, subject: `${entityId}/${taxYear}`, details }),
    );
  const { personId, address } = viewer;
  noteSecurityEvent(services, 'personal-data.exported', { personId, address, how: 'statement' });
  return accept(null);
}

/**
 * The statement as CSV with the columns of rule I3; null unless the same person has just logged a
 * reason.
 */
export async function exportStatement(
  services: Services,
  staff: Staff,
  key: StatementKey,
): Promise<string | null> {
  const noted = await services.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', action)
    .where('person_id', '=', staff.personId)
    .where('subject', '=', `${key.entityId}/${key.taxYear}`)
    .where('at', '>', new Date(services.clock().getTime() - openMs))
    .limit(1)
    .executeTakeFirst();
  const statement = noted && (await findStatement(services, key));
  if (!statement) return null;
  const lines = [statementColumns, ...statementCells(statement.rows, statement.particulars)];
  return csvStart + lines.map(csvLine).join('');
}
