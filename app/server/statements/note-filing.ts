import { readVersion } from '#core/fields/version.ts';
import { addPaise } from '#core/money/paise.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { readFiling } from '#core/statements/read-statement-forms.ts';
import { taxYearStart } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { staffWrite } from '../write/staff-write.ts';
import { readLines, type StatementKey } from './statement-lines.ts';
import { digestColumn, digestOf } from './statement-queries.ts';

type Typed = { filedOn: string; acknowledgement: string; version: string };
type FilingRefusal = 'statement-year-open' | 'changed-meanwhile';

/**
 * Records that a year's statement was filed, or filed again, with the number of the portal.
 * `version` is the newest filing that the form was opened with, 0 where there was none. What
 * counted at this moment is stored as sum and digest.
 */
export const noteFiling = staffWrite({
  permission: 'statements.file',
  run: async (
    { services, trx, staff, audit },
    key: StatementKey,
    typed: Typed,
  ): Promise<FormOutcome<null> | Refusal<FilingRefusal>> => {
    const { entityId, taxYear } = key;
    const today = templeDay(services.clock());
    const yearEnd = taxYearStart(`${taxYear.slice(0, 4)}-04-01`, 1);
    if (today < yearEnd) return refuse('statement-year-open');
    const read = readFiling(typed, { yearEnd, today });
    if (!read.ok) return read;
    const { filedOn, acknowledgement } = read.value;
    await takeAdvisoryLock(trx, `statement:${entityId}:${taxYear}`);
    const newest = await trx
      .selectFrom('statement_filings')
      .select(['version', 'filed_on', 'acknowledgement'])
      .where('legal_entity_id', '=', entityId)
      .where('tax_year', '=', taxYear)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    const { version, ...before } = newest ?? { version: 0 };
    if (version !== readVersion(typed.version)) return refuse('changed-meanwhile');
    const rows = await readLines(trx, services, key);
    const total = addPaise(rows.map(({ amount }) => amount));
    const id = services.ids('stf');
    await trx
      .insertInto('statement_filings')
      .values({
        id,
        legal_entity_id: entityId,
        tax_year: taxYear,
        version: version + 1,
        filed_on: filedOn,
        acknowledgement,
        line_count: rows.length,
        total_paise: total,
        digest: services.sealer.seal(digestColumn, id, digestOf(rows)),
        noted_by: staff.personId,
        noted_at: services.clock(),
      })
      .execute();
    await audit({
      action: 'statement.filed',
      subject: `${entityId}/${taxYear}`,
      details: { lines: rows.length, paise: total },
      before,
      after: { filed_on: filedOn, acknowledgement },
    });
    return accept(null);
  },
});
