import { describe, expect, it } from 'vitest';
import { allDonationColumns } from '#core/donations/ledger-columns.ts';
import type { TypedManualDonation } from '#core/donations/manual-donation.ts';
import { staffOf } from '../people/test-people.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { findDonation } from './donation-detail-queries.ts';
import { exportDonations } from './export-donations.ts';
import { everyDonation, listDonations } from './ledger-queries.ts';
import { recordedDonation } from './test-manual-donations.ts';

const now = new Date('2026-11-21T06:00:00Z');

const fixture = openFixture({ clock: () => now });

const clerk = staffOf('per_clerk', 'accounts');
type Instead = Partial<TypedManualDonation>;
const recorded = (instead?: Instead) => recordedDonation(fixture.services, instead);

describe('searching for a donation', () => {
  const search = async (words: string) => {
    const { rows } = await listDonations(fixture.services, { ...everyDonation, search: words });
    return rows.map(({ id }) => id);
  };

  it('finds it by prefixes of the name, address, telephone, paper and receipt', async () => {
    const donor = { name: 'चित्रलेखा O’Neill-Das', email: 'Chitra@Example.com', phone: '98333 33333' };
    const id = await recorded({ ...donor, mode: 'bank', paper: '818181818181' });
    const number = (await findDonation(fixture.services, id))?.receiptNumber ?? '';
    const found = ['चित्र', 'o’n', 'O’NEILL चित्रलेखा', 'chitra@example.COM', '9833333333', '+91 98333 33333'];
    for (const words of [...found, 'utr_818181818181', number.toLowerCase(), id]) {
      expect(await search(words), words).toEqual([id]);
    }
  });

  it.each(["'", '\\', "x':* | 'r", '%', '&', ' ', '\0', "o'); drop table donations; --"])(
    'takes %j as words',
    async (words) => {
      await recorded({ name: 'Somebody Else' });
      // Blanks alone are no search.
      const all = words.trim() === '' ? await search('') : [];
      expect(await search(words)).toEqual(all);
    },
  );
});

describe('the export of donations', () => {
  it('contains every matching donation once, newest first, safe for spreadsheets', async () => {
    await recorded({ name: 'Formula Devi', phone: '9822222222' });
    const file = await exportDonations(fixture.services, clerk, everyDonation, allDonationColumns);
    const bytes = new Uint8Array(await new Response(file).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    const { count } = await listDonations(fixture.services, everyDonation);
    expect(lines).toHaveLength(count + 1);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.find((line) => line.includes('9822222222'))).toContain("'+919822222222");
  });

  it('follows the filters and columns of the list, and the audit log records who took it', async () => {
    const cheque = { mode: 'cheque', paper: '123456', bank: 'State Bank', account: '12345678' } as const;
    await recorded({ ...cheque, amount: '1,100' });
    const mine = { ...everyDonation, mode: 'cheque' as const };
    const file = await exportDonations(fixture.services, clerk, mine, ['amount', 'mode']);
    const lines = (await new Response(file).text()).trimEnd().split('\r\n');
    expect(lines[0]).toBe('Amount,Mode');
    expect(lines.slice(1)).toContain('1100.00,cheque');
    const { count } = await listDonations(fixture.services, mine);
    expect(lines).toHaveLength(count + 1);
    const logged = await fixture.db
      .selectFrom('audit_log')
      .select('person_id')
      .where('action', '=', 'donations.exported')
      .execute();
    expect(logged).toHaveLength(2);
  });
});
