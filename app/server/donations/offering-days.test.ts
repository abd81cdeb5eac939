import { afterEach, beforeEach, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { visitor } from '#core/people/viewer.ts';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { findPaymentForm, preparePayment } from '../purchases/prepare-payment.ts';
import { aDonationInput, begin, type Fixture, makeFixture, pay } from '../purchases/test-donations.ts';
import { claimUpiPayment } from './claim-upi-payment.ts';
import { expireDonations } from './expire-donations.ts';
import { findDayTaken } from './hold-offerings.ts';
import { listOffered } from './offering-days.ts';
import { startDonation } from './start-donation.ts';

let test: TestDatabase;
let fixture: Fixture;
let now: Date;
const day = '2026-12-20';

beforeEach(async () => {
  test = await makeTestDatabase();
  now = new Date('2026-11-20T06:00:00Z');
  fixture = await makeFixture(test.db, { clock: () => now });
  await test.db
    .insertInto('cause_types')
    .values({
      ...{ cause_id: 'food-for-life', id: 'feast', title: 'The feast', amount_paise: rupees(5_000) },
      ...{ position: 90, per_day: 1 },
    })
    .execute();
});
afterEach(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};
const feast = (sevaDate = day, quantity = '1') => ({
  lines: [{ causeId: 'food-for-life', typeId: 'feast', ownAmount: null, quantity }],
  sevaDate,
});
const from = (address: string) => ({ sender: { address } });
const start = (instead = feast(), address = '10.0.0.1') =>
  startDonation(fixture.services, visitor, aDonationInput(instead), from(address));
const places = () =>
  test.db.selectFrom('offering_places').select(['donation_id', 'place', 'until']).orderBy('place').execute();
const settle = async (orderId: string) => {
  await pay(fixture.gateway, orderId, 'pay');
  await fixture.gateway.tick();
};

it('needs a day, and gives it to who comes first; the other is told which days are free', async () => {
  expect(await start(feast(''))).toMatchObject({
    problems: [{ field: 'sevaDate', code: 'offering-day-needed' }],
  });
  const first = await begin(fixture.services, feast());
  await begin(fixture.services, feast('2026-12-22'));
  expect(await start(feast(), '10.0.0.2')).toEqual({
    ...{ ok: false, code: 'invalid' },
    problems: [
      {
        ...{ field: 'sevaDate', code: 'offering-taken' },
        values: { title: 'The feast', days: '21 December 2026, 23 December 2026, 24 December 2026' },
      },
    ],
  });
  expect(await test.db.selectFrom('donations').select('id').where('seva_on', '=', day).execute()).toEqual([
    { id: first.id },
  ]);
  await settle(first.orderId);
  minutes(60);
  expect(await start(feast(), '10.0.0.2')).toMatchObject({ problems: [{ code: 'offering-taken' }] });
  const wanted = { causeId: 'food-for-life', typeId: 'feast', title: '', quantity: 1, perDay: 1 };
  expect(await findDayTaken(test.db, wanted, { day, now })).toMatchObject({ ok: false });
  expect(await findDayTaken(test.db, wanted, { day: '2026-12-22', now })).toBeNull();
  expect(await listOffered(fixture.services, '2026-12-15')).toMatchObject([
    { day, title: 'Food for Life: The feast', quantity: 1, giver: { name: 'Radha Devi' } },
  ]);
  expect(await listOffered(fixture.services, '2026-12-21')).toEqual([]);
});

it('gives one day to one of fifty who ask at once', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, (_, at) => start(feast(), `10.0.1.${at}`)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await places()).toHaveLength(1);
  expect(await test.db.selectFrom('donations').select('id').execute()).toHaveLength(1);
});

it('gives the day to another after the hold, and asks the money back of who pays too late', async () => {
  const late = await begin(fixture.services, feast());
  minutes(14);
  const { services } = fixture;
  const payer = { known: true };
  expect(await findPaymentForm(services, { kind: 'donation', id: late.id }, payer)).toMatchObject({
    code: 'hold-over',
  });
  expect(await preparePayment(services, { kind: 'donation', id: late.id }, payer)).toMatchObject({
    ok: true,
  });
  expect(await findPaymentForm(services, { kind: 'donation', id: late.id }, payer)).toMatchObject({
    ok: true,
  });
  minutes(16);
  const second = await begin(services, feast());
  expect(await preparePayment(services, { kind: 'donation', id: late.id }, payer)).toMatchObject({
    code: 'sold-out',
  });
  await settle(second.orderId);
  await settle(late.orderId);
  expect(await places()).toEqual([{ donation_id: second.id, place: 1, until: null }]);
  const letterOf = async (donationId: string) => {
    const receipts = test.db.selectFrom('receipts').select('id').where('donation_id', '=', donationId);
    const { id } = await receipts.executeTakeFirstOrThrow();
    return (await composeLetter(services, { kind: 'gift-receipt', receiptId: id }))?.text;
  };
  expect(await letterOf(second.id)).toMatch(/For the day: 20 December 2026\n/);
  expect(await letterOf(late.id)).toContain('For the day: 20 December 2026. Others gave this offering');
  const refunds = await test.db
    .selectFrom('refunds')
    .select(['donation_id', 'amount_paise', 'state'])
    .execute();
  expect(refunds).toEqual([{ donation_id: late.id, amount_paise: rupees(5_000), state: 'asked' }]);
});

it('keeps the day of a late payment that nobody else wanted', async () => {
  const { id, orderId } = await begin(fixture.services, feast());
  minutes(90);
  await settle(orderId);
  expect(await places()).toEqual([{ donation_id: id, place: 1, until: null }]);
  expect(await test.db.selectFrom('refunds').select('id').execute()).toEqual([]);
});

it('counts what was given before the office counted, and frees what expires', async () => {
  const counted = (per_day: number | null) =>
    test.db.updateTable('cause_types').set({ per_day }).where('id', '=', 'feast').execute();
  await counted(null);
  const { orderId } = await begin(fixture.services, feast());
  await settle(orderId);
  expect(await places()).toEqual([]);
  await counted(2);
  const last = await start(feast(), '10.0.0.2');
  expect(last).toMatchObject({ ok: true });
  expect(await start(feast(), '10.0.0.3')).toMatchObject({ problems: [{ code: 'offering-taken' }] });
  minutes(5 * 24 * 60);
  await expireDonations.run(fixture.services, new AbortController().signal);
  expect(await places()).toEqual([]);
});

it('waits for no bank, and lets one origin hold few days unpaid', async () => {
  const { id } = await begin(fixture.services, feast());
  const claim = { donationId: id, utr: '123456789012', amount: '5000', paidOn: '2026-11-20' };
  expect(await claimUpiPayment(fixture.services, claim)).toMatchObject({
    problems: [{ code: 'transfer-not-offered' }],
  });
  const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'];
  for (const one of days) expect(await start(feast(one), '10.9.9.9')).toMatchObject({ ok: true });
  expect(await start(feast('2026-12-07'), '10.9.9.9')).toMatchObject({
    problems: [{ code: 'offering-share' }],
  });
  expect(await start(feast('2026-12-07'), '10.9.9.8')).toMatchObject({ ok: true });
});
