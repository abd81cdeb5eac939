import { readText } from '#core/fields/text.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { statementCells, statementColumns } from '#core/statements/statement-row.ts';
import { csvLine, csvStart } from '#core/tables/csv.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { staffWrite } from '../write/staff-write.ts';
import type { StatementKey } from './statement-lines.ts';
import { findStatement } from './statement-queries.ts';

/** For how long a noted reason opens the file. */
const openMs = 10 * 60 * 1_000;

/**
 * The file has the full PAN of every donor: a reason is required and logged before a byte is sent
 * (`exportStatement` then returns it). A step of its own, so that the error for a short reason is
 * beside its field.
 */
export const noteExport = staffWrite({
  permission: 'statements.export',
  run: async (
    { services, trx, staff, audit, afterCommit },
    { entityId, taxYear }: StatementKey,
    typedReason: string,
  ): Promise<Outcome<null, 'pan-reason'>> => {
    const reason = readText(typedReason, { min: 10, max: 300 });
    if (!reason.ok) return refuse('pan-reason', 'reason');
    const now = services.clock();
    await audit({
      action: 'statement.exported',
      subject: `${entityId}/${taxYear}`,
      details: { reason: reason.value },
    });
    await trx.deleteFrom('statement_grants').where('expires_at', '<=', now).execute();
    await trx
      .insertInto('statement_grants')
      .values({
        person_id: staff.personId,
        legal_entity_id: entityId,
        tax_year: taxYear,
        expires_at: new Date(now.getTime() + openMs),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'legal_entity_id', 'tax_year'])
          .doUpdateSet((row) => ({ expires_at: row.ref('excluded.expires_at') })),
      )
      .execute();
    const { personId, address } = staff;
    afterCommit(() =>
      noteSecurityEvent(services, 'personal-data.exported', { personId, address, how: 'statement' }),
    );
    return accept(null);
  },
});

/**
 * The statement as CSV with the columns of rule I3; null unless the same person has just logged a
 * reason.
 */
export async function exportStatement(
  services: Services,
  staff: Staff,
  key: StatementKey,
): Promise<string | null> {
  const granted = await services.db
    .selectFrom('statement_grants')
    .select('expires_at')
    .where('person_id', '=', staff.personId)
    .where('legal_entity_id', '=', key.entityId)
    .where('tax_year', '=', key.taxYear)
    .where('expires_at', '>', services.clock())
    .executeTakeFirst();
  const statement = granted && (await findStatement(services, key));
  if (!statement) return null;
  const lines = [statementColumns, ...statementCells(statement.rows, statement.particulars)];
  return csvStart + lines.map(csvLine).join('');
}
