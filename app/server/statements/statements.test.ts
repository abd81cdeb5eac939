import { describe, expect, it } from 'vitest';
import { readLines } from './statement-lines.ts';
import { findStatement, listStatements } from './statement-queries.ts';
import { lastYear, taxDonation } from './test-statement.ts';
import { openStatementYear } from './test-statement-year.ts';

const { ids, db, services, statement } = openStatementYear();

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
    await taxDonation(services(), { pan: 'AAAPD3333C', name: 'Ram Lal', amount: '100' });
    await taxDonation(services(), {
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
      await taxDonation(services(), { pan, name: 'Hari Das', amount: '100', givenOn });
    const rows = await readLines(db(), services(), { ...lastYear, taxYear: '2026-27' });
    const same = rows.filter(({ name }) => name === 'Hari Das');
    expect(same.map(({ pan }) => pan)).toEqual([...duplicates].sort());
  });

  it('is in the list with the sum of its lines', async () => {
    const { rows, total } = await statement();
    const listed = await listStatements(services());
    expect(listed.map(({ taxYear }) => taxYear)).toEqual(['2026-27', '2025-26']);
    expect(listed[1]).toMatchObject({ ...lastYear, total, filedOn: null });
    expect(rows).toHaveLength(7);
  });

  it.each([
    ['charity', '2025-27'],
    ['charity', 'x'],
    ['nobody', '2025-26'],
  ])('does not exist for %s in %s', async (entityId, taxYear) => {
    expect(await findStatement(services(), { entityId, taxYear })).toBeNull();
  });
});
