import { beforeAll, describe, expect, it } from 'vitest';
import { visitKinds } from '#core/bookings/visit.ts';
import type { TypedManualDonation } from '#core/donations/manual-donation.ts';
import { rupees } from '#core/money/paise.ts';
import { donorGroups } from '#core/stats/donors.ts';
import { periodOf } from '#core/stats/periods.ts';
import { listDonations } from '../donations/ledger-queries.ts';
import { recordedDonation } from '../donations/test-manual-donations.ts';
import { getSales } from '../orders/queries/sales-queries.ts';
import { begin, pay } from '../purchases/test-donations.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { countVisits } from '../visits/visit-queries.ts';
import { getAnonymousMeters, getAttention } from './attention.ts';
import { getDonationParts } from './donation-parts.ts';
import { getDonationPeriods, sumByDay } from './donation-periods.ts';
import { listDonors } from './donors.ts';

// The admin's figures against a ledger that was added up by hand. It is 21 November 2026, noon in
// Ghaziabad.

const now = new Date('2026-11-21T12:00:00+05:30');
const fixture = openFixture({ clock: () => now });

const give = (rupeesGiven: number, givenOn: string, instead: Partial<TypedManualDonation> = {}) =>
  recordedDonation(fixture.services, { amount: String(rupeesGiven), givenOn, ...instead });
const figure = (count: number, total: number) => ({ count, total: rupees(total) });

describe('an empty ledger', () => {
  it('shows nothing as 0', async () => {
    const { today, week, month, taxYear } = await getDonationPeriods(fixture.services);
    for (const { now: here, lastYear } of [today, week, month, taxYear]) {
      expect(here).toEqual(figure(0, 0));
      expect(lastYear).toEqual(figure(0, 0));
    }
    expect(await getDonationParts(fixture.services, today.span)).toEqual({
      ...{ causes: [], modes: [], paths: [], frequency: [] },
      donors: { fresh: 0, returning: 0 },
    });
    expect(await getAttention(fixture.services)).toEqual({
      waiting: 0,
      undelivered: 0,
      claims: 0,
      payments: 0,
    });
    expect(await countVisits(fixture.services, visitKinds, 7)).toEqual(
      visitKinds.map((kind) => ({ kind, figure: { bookings: 0, people: 0, asked: 0 } })),
    );
    expect(await getSales(fixture.services, today.span)).toEqual({
      now: { count: 0, net: 0 },
      lastYear: { count: 0, net: 0 },
    });
    expect(await getAnonymousMeters(fixture.services)).toMatchObject([{ anonymous: 0, state: 'free' }]);
  });
});

describe('a ledger that was added up by hand', () => {
  const cheque = (paper: string) => ({ mode: 'cheque', paper, bank: 'State Bank' });
  beforeAll(async () => {
    await give(1_000, '2026-11-21');
    await give(2_000, '2026-11-21', { name: 'Syama Das', ...cheque('000001') });
    await give(500, '2026-11-21', { path: 'gupt', name: '' });
    await give(300, '2026-11-15', { name: 'Syama Das' });
    await give(400, '2026-11-14', { causeId: 'cow-care', path: 'gupt', name: '' });
    await give(50, '2026-10-23', { name: 'Gopal' });
    await give(60, '2026-10-22', { name: 'Gopal' });
    await give(70, '2026-04-01', { name: 'Gopal' });
    await give(80, '2026-03-31', { name: 'Gopal' });
    // The year before.
    await give(900, '2025-11-21');
    await give(7_000, '2025-11-22');
    await give(10, '2025-11-15');
    await give(20, '2025-11-14');
    await give(1, '2025-10-22');
    // Started on the site and not paid.
    for (let count = 0; count < 2; count += 1) opened.push((await begin(fixture.services)).id);
  });
  const opened: string[] = [];

  it('today, 7 days, 30 days and the tax year, beside the same point of last year', async () => {
    const { today, week, month, taxYear } = await getDonationPeriods(fixture.services);
    expect(today.now).toEqual(figure(3, 3_500));
    expect(today.lastYear).toEqual(figure(1, 900));
    expect(week.now).toEqual(figure(4, 3_800));
    expect(week.lastYear).toEqual(figure(2, 910));
    expect(month.now).toEqual(figure(6, 4_250));
    expect(month.lastYear).toEqual(figure(3, 930));
    expect(taxYear.now).toEqual(figure(8, 4_380));
    expect(taxYear.lastYear).toEqual(figure(4, 931));
  });

  it('by day, cause, mode, path and how often somebody gave', async () => {
    const span = periodOf('month', now);
    const days = await sumByDay(fixture.services, span);
    expect([...days].sort()).toEqual([
      ['2026-10-23', figure(1, 50)],
      ['2026-11-14', figure(1, 400)],
      ['2026-11-15', figure(1, 300)],
      ['2026-11-21', figure(3, 3_500)],
    ]);
    const parts = await getDonationParts(fixture.services, span);
    expect(parts.causes).toEqual([
      { causeId: 'food-for-life', title: 'Food for Life', ...figure(5, 3_850) },
      { causeId: 'cow-care', title: 'Care for the cows', ...figure(1, 400) },
    ]);
    expect(parts.modes).toEqual(
      [
        { mode: 'cash', ...figure(5, 2_250) },
        { mode: 'cheque', ...figure(1, 2_000) },
      ].sort((one, other) => other.total - one.total),
    );
    expect(parts.paths).toEqual([
      { path: 'named', ...figure(4, 3_350) },
      { path: 'gupt', ...figure(2, 900) },
    ]);
    expect(parts.frequency).toEqual([
      { often: 'once', donors: 2, ...figure(2, 1_050) },
      { often: 'twice', donors: 1, ...figure(2, 2_300) },
    ]);
    // Radha Devi gave last year, Gopal in spring; Syama Das never before.
    expect(parts.donors).toEqual({ fresh: 1, returning: 2 });
  });

  it('every figure of donors is the number of people in its list', async () => {
    const span = periodOf('month', now);
    const { donors, frequency } = await getDonationParts(fixture.services, span);
    const figures = new Map<string, number>([
      ['fresh', donors.fresh],
      ['returning', donors.returning],
      ...frequency.map(({ often, donors: people }) => [often, people] as const),
    ]);
    const named: Record<string, string[]> = {};
    for (const group of donorGroups) {
      const list = await listDonors(fixture.services, span, { group, page: 1 });
      expect(list.count).toBe(figures.get(group) ?? 0);
      expect(list.rows).toHaveLength(list.count);
      named[group] = list.rows
        .map(({ name, donations, given }) => `${name}: ${donations}, ${given / 100}`)
        .sort();
    }
    expect(named).toEqual({
      fresh: ['Syama Das: 2, 2300'],
      returning: ['Gopal: 1, 50', 'Radha Devi: 1, 1000'],
      once: ['Gopal: 1, 50', 'Radha Devi: 1, 1000'],
      twice: ['Syama Das: 2, 2300'],
      often: [],
    });
  });

  it('every sum is the sum of the rows in its list', async () => {
    const { month } = await getDonationPeriods(fixture.services);
    const { firstDay, lastDay } = month.span;
    const rows = { path: null, search: null, page: 1, from: firstDay, to: lastDay, state: 'given' as const };
    const all = await listDonations(fixture.services, { ...rows, causeId: null });
    expect({ count: all.count, total: all.total }).toEqual(month.now);
    const cows = await listDonations(fixture.services, { ...rows, causeId: 'cow-care' });
    expect(cows).toMatchObject(figure(1, 400));
    const cheques = await listDonations(fixture.services, { ...rows, causeId: null, mode: 'cheque' });
    expect(cheques).toMatchObject(figure(1, 2_000));
  });

  it('counts donations that wait over 15 minutes, and the list shows the same', async () => {
    // Rows begin at the test's clock; the older one is queried from a minute later.
    const later = { ...fixture.services, clock: () => new Date(now.getTime() + 15 * 60_000 + 1) };
    expect((await getAttention(fixture.services)).waiting).toBe(0);
    expect((await getAttention(later)).waiting).toBe(2);
    const view = { path: null, causeId: null, from: null, to: null, search: null, page: 1 };
    const list = await listDonations(later, { ...view, state: 'waiting' });
    expect(list.rows.map(({ id }) => id).sort()).toEqual([...opened].sort());
  });

  it('counts undelivered receipts: given up at once, on their way after an hour', async () => {
    const donation = await begin(fixture.services, { email: 'lost@example.com' });
    await pay(fixture.gateway, donation.orderId, 'pay');
    await fixture.gateway.tick();
    const letter = fixture.db.updateTable('letters').where('recipient', '=', 'lost@example.com');
    await letter.set({ created_at: new Date(now.getTime() - 59 * 60_000) }).execute();
    expect((await getAttention(fixture.services)).undelivered).toBe(0);
    await letter.set({ created_at: new Date(now.getTime() - 61 * 60_000) }).execute();
    expect((await getAttention(fixture.services)).undelivered).toBe(1);
    await letter.set({ created_at: now, state: 'given-up' }).execute();
    expect((await getAttention(fixture.services)).undelivered).toBe(1);
    await letter.set({ state: 'sent' }).execute();
    expect((await getAttention(fixture.services)).undelivered).toBe(0);
  });

  it('compares the anonymous donations of the year with the limit', async () => {
    const [charity] = await getAnonymousMeters(fixture.services);
    expect(charity).toMatchObject({ anonymous: rupees(900), line: rupees(1_00_000), state: 'free' });
    await give(99_200, '2026-11-20', { path: 'gupt', name: '' });
    const [after] = await getAnonymousMeters(fixture.services);
    expect(after).toMatchObject({ anonymous: rupees(1_00_100), state: 'over' });
  });

  it('distinguishes guests as the figure does: by e-mail, else by telephone, whatever name they left', async () => {
    const day = '2026-04-05';
    const span = periodOf('today', new Date(`${day}T12:00:00+05:30`));
    await give(101, day, { name: 'Vrinda', phone: '9811111111' });
    await give(102, day, { name: 'Vrinda and family', phone: '9811111111' });
    await give(103, day, { name: 'Madhava', email: 'madhava@example.com' });
    const { donors, frequency } = await getDonationParts(fixture.services, span);
    expect(donors).toEqual({ fresh: 2, returning: 0 });
    expect(frequency.map(({ often, donors: people }) => [often, people])).toEqual([
      ['once', 1],
      ['twice', 1],
    ]);
    const fresh = await listDonors(fixture.services, span, { group: 'fresh', page: 1 });
    expect(fresh.count).toBe(2);
    expect(fresh.rows.find(({ phone }) => phone !== null)).toMatchObject({
      donations: 2,
      given: rupees(203),
    });
    const [once] = (await listDonors(fixture.services, span, { group: 'once', page: 9 })).rows;
    expect(once).toMatchObject({ name: 'Madhava', personId: expect.stringMatching(/^gst_/) });
  });
});
