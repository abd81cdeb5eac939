import { readVersion } from '#core/fields/version.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { readParticulars } from '#core/statements/read-statement-forms.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Services } from '../services.ts';
import type { StatementKey } from './statement-lines.ts';

type Typed = { sectionCode: string; urn: string; urnDate: string; version: string };

/**
 * Stores the fields common to every line of a legal entity's statement of a year; later years
 * default to them.
 */
export async function saveParticulars(
  services: Services,
  viewer: Viewer,
  { entityId, taxYear }: StatementKey,
  typed: Typed,
): Promise<FormOutcome<null> | Refusal<'not-allowed' | 'changed-meanwhile'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'statements.file')) return refuse('not-allowed');
  const read = readParticulars(typed, templeDay(services.clock()));
  if (!read.ok) return read;
  const { sectionCode, urn, urnDate } = read.value;
  const now = { section_code: sectionCode, urn, urn_date: urnDate || null };
  return services.db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, `statement:${entityId}:${taxYear}`);
    const stored = await trx
      .selectFrom('statement_particulars')
      .select(['section_code', 'urn', 'urn_date', 'version'])
      .where('legal_entity_id', '=', entityId)
      .where('tax_year', '=', taxYear)
      .executeTakeFirst();
    const { version, ...before } = stored ?? { version: 0 };
    if (version !== readVersion(typed.version)) return refuse('changed-meanwhile');
    const row = { legal_entity_id: entityId, tax_year: taxYear, ...now, version: version + 1 };
    await trx
      .insertInto('statement_particulars')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['legal_entity_id', 'tax_year']).doUpdateSet({ ...now, version: version + 1 }),
      )
      .execute();
    await writeAudit(trx, services, viewer, {
      action: 'statement.changed',
      subject: `${entityId}/${taxYear}`,
      before,
      after: now,
    });
    return accept(null);
  });
}
