import { readVersion } from '#core/fields/version.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { readParticulars } from '#core/statements/read-statement-forms.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { staffWrite } from '../write/staff-write.ts';
import type { StatementKey } from './statement-lines.ts';

type Typed = { sectionCode: string; urn: string; urnDate: string; version: string };

/**
 * Stores the fields common to every line of a legal entity's statement of a year; later years
 * default to them.
 */
export const saveParticulars = staffWrite({
  permission: 'statements.file',
  run: async (
    { services, trx, audit },
    { entityId, taxYear }: StatementKey,
    typed: Typed,
  ): Promise<FormOutcome<null> | Refusal<'changed-meanwhile'>> => {
    const read = readParticulars(typed, templeDay(services.clock()));
    if (!read.ok) return read;
    const { sectionCode, urn, urnDate } = read.value;
    const now = { section_code: sectionCode, urn, urn_date: urnDate || null };
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
    await audit({
      action: 'statement.changed',
      subject: `${entityId}/${taxYear}`,
      before,
      after: now,
    });
    return accept(null);
  },
});
