import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { readCsv } from '#core/tables/read-csv.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { takeBackDonation } from '../donations/take-back-donation.ts';
import { voidReceipt } from '../donations/void-receipt.ts';
import { staffOf } from '../people/test-people.ts';
import { type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { exportStatement, noteExport } from './export-statement.ts';
import { noteFiling } from './note-filing.ts';
import { saveParticulars } from './save-particulars.ts';
import { readLines } from './statement-lines.ts';
import { findStatement, listStatements } from './statement-queries.ts';
import { accountant, lastYear, statementNow, taxDonation, typedFiling } from './test-statement.ts';

let test: TestDatabase;
let fixture: Fixture;
const viewer = staffOf('per_viewer', 'viewer');
const ids: Record<string, string> = {};

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => statementNow });
  const give = (instead: Parameters<typeof taxDonation>[1]) => taxDonation(fixture.services, instead);
  // One donor: two specific donations, one of them a cheque; corpus; small cash; too much cash;
  // another year.
  await give({ amount: '1,000.50' });
  await give({ amount: '2,000', mode: 'cheque', paper: '123456', bank: 'State Bank', givenOn: '2026-03-31' });
  await give({ amount: '5,000', causeId: 'temple-construction' });
  await give({ amount: '2,000', mode: 'cash', paper: '' });
  ids.cash = await give({ amount: '2,001', mode: 'cash', paper: '', givenOn: '2026-01-05' });
  await give({ amount: '900', givenOn: '2026-04-01' });
  // Others: a donation taken back, one whose receipt was voided, one without PAN, one whose name
  // was corrected.
  const other = { pan: 'AAAPB1111A', name: 'Gopal Das' };
  const wrong = await give({ ...other, amount: '700' });
  await takeBackDonation(fixture.services, accountant, {
    donationId: wrong,
    kind: 'mistake',
    reason: 'Entered for somebody else.',
  });
  ids.voided = await give({ ...other, amount: '800' });
  const reason = 'The paper was lost.';
  await voidReceipt(fixture.services, accountant, {
    donationId: ids.voided,
    reason,
    anew: '',
    name: '',
  });
  await give({ amount: '600', path: 'named' });
  const renamed = await give({ pan: 'AAAPC2222B', name: 'Sita Davi', amount: '400' });
  await voidReceipt(fixture.services, accountant, {
    ...{ donationId: renamed, reason: 'The name was wrong.', anew: 'on', name: 'Sita Devi' },
  });
  await halfReturned();
});
afterAll(async () => {
  await fixture.services.receipts.close();
  await test.close();
});

/**
 * ₹1,000.01 for causes of two types, of which ₹100 was refunded; without a PAN, as an old row might
 * be.
 */
async function halfReturned(): Promise<void> {
  const id = fixture.services.ids('don');
  ids.shared = id;
  const at = new Date('2026-02-01T06:00:00Z');
  const { db } = test;
  await db
    .insertInto('donations')
    .values({
      ...{
        id,
        intent_key: 'shared',
        intent_hash: '',
        state: 'part_refunded',
        path: 'tax',
        citizenship: 'indian',
      },
      ...{
        legal_entity_id: 'charity',
        total_paise: 100_001,
        donor_name: 'Old Row',
        created_at: at,
        paid_at: at,
      },
    })
    .execute();
  const line = (position: number, cause_id: string, amount: number) => ({
    ...{ donation_id: id, position, cause_id, title: cause_id, quantity: 1 },
    ...{ unit_paise: amount, amount_paise: amount },
  });
  await db
    .insertInto('donation_lines')
    .values([line(0, 'temple-construction', 33_334), line(1, 'food-for-life', 66_667)])
    .execute();
  await db
    .insertInto('payments')
    .values({
      ...{
        id: 'pay_shared',
        donation_id: id,
        mode: 'online',
        status: 'captured',
        role: 'settling',
        currency: 'INR',
      },
      ...{ amount_paise: 100_001, refunded_paise: 10_000, captured_at: at, noted_at: at },
    })
    .execute();
  await db
    .insertInto('receipts')
    .values({
      ...{
        id: 'rcp_shared',
        number: 'X/25-26/000001',
        legal_entity_id: 'charity',
        tax_year: '25-26',
        sequence: 900,
      },
      ...{
        donation_id: id,
        payment_id: 'pay_shared',
        given_on: '2026-02-01',
        verify_code: 'x',
        issued_at: at,
      },
      facts: JSON.stringify({ taxEligible: true, donor: { name: 'Old Row', address: null } }),
    })
    .execute();
}

const statement = async () =>
  (await findStatement(fixture.services, lastYear)) ?? expect.fail('no statement');

describe('the statement of a year', () => {
  it('has one line for each donor, type and mode, of what counts', async () => {
    const { rows, total } = await statement();
    expect(
      rows.map(({ name, pan, type, mode, amount, donations }) => [name, pan, type, mode, amount, donations]),
    ).toEqual([
      ['Old Row', '', 'corpus', 'electronic', 30_000, 1],
      ['Old Row', '', 'specific', 'electronic', 60_001, 1],
      ['Radha Devi', 'ABCPE1234F', 'corpus', 'electronic', 500_000, 1],
      ['Radha Devi', 'ABCPE1234F', 'specific', 'cash', 200_000, 1],
      ['Radha Devi', 'ABCPE1234F', 'specific', 'electronic', 300_050, 2],
      ['Sita Devi', 'AAAPC2222B', 'specific', 'electronic', 40_000, 1],
    ]);
    expect(total).toBe(1_130_051);
    expect(rows.filter(({ shared }) => shared).map(({ donationId }) => donationId)).toEqual([
      ids.shared,
      ids.shared,
    ]);
    expect(rows.at(-1)?.address).toBe('House 5, Sector 2, Ghaziabad, Uttar Pradesh, 201002');
  });

  it('shows what is left out, and why', async () => {
    expect((await statement()).leftOut).toEqual([
      { reason: 'cash', donations: 1, total: 200_100, newestId: ids.cash },
      { reason: 'no-receipt', donations: 1, total: 80_000, newestId: ids.voided },
      { reason: 'returned', donations: 1, total: 70_000, newestId: expect.stringMatching(/^don_/) },
    ]);
  });

  it('sees different names under one PAN', async () => {
    await taxDonation(fixture.services, { pan: 'AAAPD3333C', name: 'Ram Lal', amount: '100' });
    await taxDonation(fixture.services, {
      pan: 'AAAPD3333C',
      name: 'Ramlal Sharma',
      amount: '100',
      givenOn: '2026-01-09',
    });
    const { rows } = await statement();
    expect(rows.find(({ pan }) => pan === 'AAAPD3333C')).toMatchObject({
      name: 'Ramlal Sharma',
      names: 2,
      donations: 2,
    });
  });

  it('orders donors of one name by PAN, not by its index, which differs with another key', async () => {
    const duplicates = ['AAAPZ9999Z', 'AAAPE5555E', 'AAAPM7777M', 'AAAPA1111A'];
    const givenOn = '2026-04-02';
    for (const pan of duplicates)
      await taxDonation(fixture.services, { pan, name: 'Hari Das', amount: '100', givenOn });
    const rows = await readLines(test.db, fixture.services, { ...lastYear, taxYear: '2026-27' });
    const same = rows.filter(({ name }) => name === 'Hari Das');
    expect(same.map(({ pan }) => pan)).toEqual([...duplicates].sort());
  });

  it('is in the list with the sum of its lines', async () => {
    const { rows, total } = await statement();
    const listed = await listStatements(fixture.services);
    expect(listed.map(({ taxYear }) => taxYear)).toEqual(['2026-27', '2025-26']);
    expect(listed[1]).toMatchObject({ ...lastYear, total, filedOn: null });
    expect(rows).toHaveLength(7);
  });

  it.each([
    ['charity', '2025-27'],
    ['charity', 'x'],
    ['nobody', '2025-26'],
  ])('does not exist for %s in %s', async (entityId, taxYear) => {
    expect(await findStatement(fixture.services, { entityId, taxYear })).toBeNull();
  });
});

describe('the fields common to every line', () => {
  const typed = { sectionCode: '21', urn: 'AAATD0000DF20214', urnDate: '2021-09-23', version: '0' };

  it('default to the registration of the receipts, are stored by year and copied to the next', async () => {
    expect((await statement()).particulars.urn).toBe('DEMO-80G-0000000');
    expect(await saveParticulars(fixture.services, accountant, lastYear, typed)).toEqual({
      ok: true,
      value: null,
    });
    const { version: _, ...stored } = typed;
    expect(await statement()).toMatchObject({ particulars: stored, particularsVersion: 1 });
    const next = await findStatement(fixture.services, { ...lastYear, taxYear: '2026-27' });
    expect(next).toMatchObject({ particulars: stored, particularsVersion: 0 });
  });

  it('refuse the second of two editors, and need the permission of accounts', async () => {
    const late = { ...typed, sectionCode: '22' };
    expect(await saveParticulars(fixture.services, accountant, lastYear, late)).toMatchObject({
      code: 'changed-meanwhile',
    });
    for (const who of [visitor, viewer]) {
      expect(await saveParticulars(fixture.services, who, lastYear, { ...late, version: '1' })).toMatchObject(
        {
          code: 'not-allowed',
        },
      );
    }
    expect((await statement()).particulars.sectionCode).toBe('21');
  });
});

describe('the file', () => {
  const reason = 'For the filing of the year on the portal.';

  it('is returned only to a person who just gave a reason, and the reason is logged first', async () => {
    expect(await exportStatement(fixture.services, accountant, lastYear)).toBeNull();
    expect(await noteExport(fixture.services, accountant, lastYear, 'short')).toMatchObject({
      code: 'pan-reason',
    });
    expect(await noteExport(fixture.services, viewer, lastYear, reason)).toMatchObject({
      code: 'not-allowed',
    });
    expect(await noteExport(fixture.services, accountant, lastYear, reason)).toMatchObject({ ok: true });
    const noted = test.db.selectFrom('audit_log').select(['person_id', 'subject', 'details']);
    expect(await noted.where('action', '=', 'statement.exported').execute()).toEqual([
      { person_id: 'per_accountant', subject: 'charity/2025-26', details: { reason } },
    ]);
    const another = { ...lastYear, taxYear: '2026-27' };
    expect(await exportStatement(fixture.services, accountant, another)).toBeNull();
    expect(await exportStatement(fixture.services, staffOf('per_b', 'accounts'), lastYear)).toBeNull();
    const later = { ...fixture.services, clock: () => new Date(statementNow.getTime() + 11 * 60_000) };
    expect(await exportStatement(later, accountant, lastYear)).toBeNull();
  });

  it('has the columns of the rules and a line each', async () => {
    const file = (await exportStatement(fixture.services, accountant, lastYear)) ?? '';
    const read = readCsv(new TextEncoder().encode(file));
    const [head, first, ...others] = read.ok ? read.value.map(({ cells }) => cells) : [];
    expect(head).toHaveLength(12);
    expect(others).toHaveLength(6);
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

describe('the filing', () => {
  const file = (
    instead: Partial<typeof typedFiling> = {},
    who: Parameters<typeof noteFiling>[1] = accountant,
    key = { ...lastYear } as { entityId: string; taxYear: string },
  ) => noteFiling(fixture.services, who, key, { ...typedFiling, ...instead });

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
    expect(filings).toMatchObject([{ version: 1, filedOn: '2026-05-20', lines: 7, total }]);
    expect(changedSince).toBe(false);
    expect((await listStatements(fixture.services))[1]).toMatchObject({ filedOn: '2026-05-20' });
  });

  it('shows when what counts has changed since, until it is filed again', async () => {
    await taxDonation(fixture.services, { pan: 'AAAPF5555E', name: 'Late Entry', amount: '300' });
    expect((await statement()).changedSince).toBe(true);
    expect(await file({ filedOn: '2026-11-20', version: '1' })).toMatchObject({ ok: true });
    const { filings, changedSince } = await statement();
    expect(filings.map(({ version }) => version)).toEqual([2, 1]);
    expect(changedSince).toBe(false);
  });

  it('cannot be changed', async () => {
    await expect(test.db.deleteFrom('statement_filings').execute()).rejects.toThrow('only grows');
  });
});
