import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FrozenReceipt } from '#core/donations/receipt-facts.ts';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { everyGift, listDonations } from '../donations/ledger-queries.ts';
import { pollGateway } from './poll-gateway.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { fairWeather } from './test-gateway/weather.ts';
import { beginAndPay, type Fixture, lettersAbout, makeFixture } from './test-gifts.ts';

// Parts that go back at the gateway's own desk.

let test: TestDatabase;
let fixture: Fixture;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db);
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await fixture.services.receipts.close();
  await test.close();
});
beforeEach(() => fixture.gateway.setWeather({ ...fairWeather, refundDelay: 0 }));

type Paid = Awaited<ReturnType<typeof beginAndPay>>;

const sendBack = ({ paymentId }: Paid, amount: number, key: string) =>
  fixture.services.payments.refund({ paymentId, amount: amount as never, key });

/** An event tells of one part among several: the gateway is asked for the sum. */
async function hear({ orderId }: Paid): Promise<void> {
  await fixture.gateway.tick();
  await pollGateway(fixture.services, orderId);
}

const totalOf = async (search: string) =>
  (await listDonations(fixture.services, { ...everyGift, search })).total;

async function receiptsOf(donationId: string) {
  const rows = await test.db
    .selectFrom('receipts')
    .selectAll()
    .where('donation_id', '=', donationId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ sequence, facts, void_reason: voided }) => {
    const { total, returned } = facts as FrozenReceipt;
    return { sequence, facts: { total, ...(returned !== undefined && { returned }), voided } };
  });
}

it('a gift of which a part went back counts for the rest', async () => {
  const gift = await beginAndPay(fixture);
  const before = await totalOf(gift.id);
  await sendBack(gift, 10_000, 'part_at_its_desk');
  await hear(gift);
  expect((await findDonationStatus(fixture.services, gift.id))?.state).toBe('part_refunded');
  expect(before - (await totalOf(gift.id))).toBe(10_000);
});

it('has one valid receipt, over what remains, and none when nothing does', async () => {
  const gift = await beginAndPay(fixture);
  await sendBack(gift, 10_000, 'the_first_part');
  await hear(gift);
  const receipts = await receiptsOf(gift.id);
  expect(receipts.map(({ facts }) => facts)).toEqual([
    { total: gift.total, voided: expect.stringContaining('a part of the gift went back') },
    { total: gift.total - 10_000, returned: 10_000, voided: null },
  ]);
  expect(receipts[1]?.sequence).toBe((receipts[0]?.sequence ?? 0) + 1);
  await sendBack(gift, 5_000, 'a_second_part');
  await hear(gift);
  expect((await receiptsOf(gift.id)).filter(({ facts }) => facts.voided === null)).toMatchObject([
    { facts: { total: gift.total - 15_000, returned: 15_000 } },
  ]);
  expect((await lettersAbout(fixture, gift.paymentId))[0]).toContain('Its first receipt is void');
  await sendBack(gift, gift.total - 15_000, 'all_that_was_left');
  await hear(gift);
  expect((await receiptsOf(gift.id)).every(({ facts }) => facts.voided !== null)).toBe(true);
});

it('two parts count only once each has gone', async () => {
  const gift = await beginAndPay(fixture);
  // The first is under way, and will fail, when the event of the second counts both.
  fixture.gateway.setWeather({ refunds: 'fail', refundDelay: 0 });
  await sendBack(gift, 10_000, 'first_of_two_parts');
  fixture.gateway.setWeather({ refunds: 'at-once' });
  await sendBack(gift, gift.total - 10_000, 'second_of_two_parts');
  await fixture.gateway.tick();
  await reconcilePayments.run(fixture.services, new AbortController().signal);
  expect(await findDonationStatus(fixture.services, gift.id)).toMatchObject({
    state: 'part_refunded',
    returned: { ofGift: gift.total - 10_000 },
    receipt: { voided: false },
  });
});
