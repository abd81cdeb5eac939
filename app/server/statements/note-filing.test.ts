import { describe, expect, it } from 'vitest';
import { staffOf } from '../people/test-people.ts';
import { noteFiling } from './note-filing.ts';
import { listStatements } from './statement-queries.ts';
import { accountant, lastYear, taxDonation, typedFiling } from './test-statement.ts';
import { openStatementYear } from './test-statement-year.ts';

const { db, services, statement } = openStatementYear();
const viewer = staffOf('per_viewer', 'viewer');

describe('the filing', () => {
  const file = (
    instead: Partial<typeof typedFiling> = {},
    who: Parameters<typeof noteFiling>[1] = accountant,
    key = { ...lastYear } as { entityId: string; taxYear: string },
  ) => noteFiling(services(), who, key, { ...typedFiling, ...instead });

  it('needs the permission of accounts, a year that is over, and a day after it', async () => {
    expect(await file({}, viewer)).toMatchObject({ code: 'not-allowed' });
    expect(await file({}, accountant, { ...lastYear, taxYear: '2026-27' })).toMatchObject({
      code: 'statement-year-open',
    });
    expect(await file({ filedOn: '2026-03-31', acknowledgement: '' })).toMatchObject({
      problems: [{ field: 'filedOn' }, { field: 'acknowledgement' }],
    });
    expect((await statement()).filings).toEqual([]);
  });

  it('is recorded once of two concurrent ones, with what counted then', async () => {
    const both = await Promise.all([file(), file()]);
    expect(both.map((one) => (one.ok ? 'noted' : one.code)).sort()).toEqual(['changed-meanwhile', 'noted']);
    const { filings, changedSince, total } = await statement();
    expect(filings).toMatchObject([{ version: 1, filedOn: '2026-05-20', lines: 6, total }]);
    expect(changedSince).toBe(false);
    expect((await listStatements(services()))[1]).toMatchObject({ filedOn: '2026-05-20' });
  });

  it('shows when what counts has changed since, until it is filed again', async () => {
    await taxDonation(services(), { pan: 'AAAPF5555E', name: 'Late Entry', amount: '300' });
    expect((await statement()).changedSince).toBe(true);
    expect(await file({ filedOn: '2026-11-20', version: '1' })).toMatchObject({ ok: true });
    const { filings, changedSince } = await statement();
    expect(filings.map(({ version }) => version)).toEqual([2, 1]);
    expect(changedSince).toBe(false);
  });

  it('cannot be changed', async () => {
    await expect(db().deleteFrom('statement_filings').execute()).rejects.toThrow('only grows');
  });
});
