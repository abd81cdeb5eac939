import { describe, expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { readCsv } from '#core/tables/read-csv.ts';
import { staffOf } from '../people/test-people.ts';
import { exportStatement, noteExport } from './export-statement.ts';
import { saveParticulars } from './save-particulars.ts';
import { findStatement } from './statement-queries.ts';
import { accountant, lastYear, statementNow } from './test-statement.ts';
import { openStatementYear } from './test-statement-year.ts';

const { db, services, statement } = openStatementYear();
const viewer = staffOf('per_viewer', 'viewer');

describe('the fields common to every line', () => {
  const typed = { sectionCode: '21', urn: 'AAATD0000DF20214', urnDate: '2021-09-23', version: '0' };

  it('default to the registration of the receipts, are stored by year and copied to the next', async () => {
    expect((await statement()).particulars.urn).toBe('DEMO-80G-0000000');
    expect(await saveParticulars(services(), accountant, lastYear, typed)).toEqual({
      ok: true,
      value: null,
    });
    const { version: _, ...stored } = typed;
    expect(await statement()).toMatchObject({ particulars: stored, particularsVersion: 1 });
    const next = await findStatement(services(), { ...lastYear, taxYear: '2026-27' });
    expect(next).toMatchObject({ particulars: stored, particularsVersion: 0 });
  });

  it('refuse the second of two editors, and need the permission of accounts', async () => {
    const late = { ...typed, sectionCode: '22' };
    expect(await saveParticulars(services(), accountant, lastYear, late)).toMatchObject({
      code: 'changed-meanwhile',
    });
    for (const who of [visitor, viewer]) {
      expect(await saveParticulars(services(), who, lastYear, { ...late, version: '1' })).toMatchObject({
        code: 'not-allowed',
      });
    }
    expect((await statement()).particulars.sectionCode).toBe('21');
  });
});

describe('the file', () => {
  const reason = 'For the filing of the year on the portal.';

  it('is returned only to a person who just gave a reason, and the reason is logged first', async () => {
    expect(await exportStatement(services(), accountant, lastYear)).toBeNull();
    expect(await noteExport(services(), accountant, lastYear, 'short')).toMatchObject({
      code: 'pan-reason',
    });
    expect(await noteExport(services(), viewer, lastYear, reason)).toMatchObject({
      code: 'not-allowed',
    });
    expect(await noteExport(services(), accountant, lastYear, reason)).toMatchObject({ ok: true });
    const noted = db().selectFrom('audit_log').select(['person_id', 'subject', 'details']);
    expect(await noted.where('action', '=', 'statement.exported').execute()).toEqual([
      { person_id: 'per_accountant', subject: 'charity/2025-26', details: { reason } },
    ]);
    const another = { ...lastYear, taxYear: '2026-27' };
    expect(await exportStatement(services(), accountant, another)).toBeNull();
    expect(await exportStatement(services(), staffOf('per_b', 'accounts'), lastYear)).toBeNull();
    const later = { ...services(), clock: () => new Date(statementNow.getTime() + 11 * 60_000) };
    expect(await exportStatement(later, accountant, lastYear)).toBeNull();
  });

  it('has the columns of the rules and a line each', async () => {
    const file = (await exportStatement(services(), accountant, lastYear)) ?? '';
    const read = readCsv(new TextEncoder().encode(file));
    const [head, first, ...others] = read.ok ? read.value.map(({ cells }) => cells) : [];
    expect(head).toHaveLength(12);
    expect(others).toHaveLength(5);
    expect(first).toEqual([
      '1',
      '',
      '',
      '',
      '21',
      'AAATD0000DF20214',
      '2021-09-23',
      'Old Row',
      '',
      'Corpus',
      expect.any(String),
      '300.00',
    ]);
  });
});
