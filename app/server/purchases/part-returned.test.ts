import { beforeEach, expect, it } from 'vitest';
import type { FrozenReceipt } from '#core/donations/receipt-facts.ts';
import { fairWeather } from '../demo-gateway/weather.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { everyDonation, listDonations } from '../donations/ledger-queries.ts';
import { pollGateway } from './poll-gateway.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { beginAndPay, lettersAbout } from './test-donations.ts';
import { openFixture } from './test-fixture.ts';

// Partial refunds from the gateway's dashboard.

const fixture = openFixture();
beforeEach(() => fixture.gateway.setWeather({ ...fairWeather, refundDelay: 0 }));

type Paid = Awaited<ReturnType<typeof beginAndPay>>;

const sendBack = ({ paymentId }: Paid, amount: number, key: string) =>
  fixture.services.payments.refund({ paymentId, amount: amount as never, key });

/** An event contains one of several partial refunds: the gateway is polled for the sum. */
async function pollOrder({ orderId }: Paid): Promise<void> {
  await fixture.gateway.tick();
  await pollGateway(fixture.services, orderId);
}

const totalOf = async (search: string) =>
  (await listDonations(fixture.services, { ...everyDonation, search })).total;

async function receiptsOf(donationId: string) {
  const rows = await fixture.db
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

it('a partly refunded donation counts with its net amount', async () => {
  const donation = await beginAndPay(fixture);
  const before = await totalOf(donation.id);
  await sendBack(donation, 10_000, 'part_at_its_desk');
  await pollOrder(donation);
  expect((await findDonationStatus(fixture.services, donation.id))?.state).toBe('part_refunded');
  expect(before - (await totalOf(donation.id))).toBe(10_000);
});

it('has one valid receipt over the net amount, and none when it is zero', async () => {
  const donation = await beginAndPay(fixture);
  await sendBack(donation, 10_000, 'the_first_part');
  await pollOrder(donation);
  const receipts = await receiptsOf(donation.id);
  expect(receipts.map(({ facts }) => facts)).toEqual([
    { total: donation.total, voided: expect.stringContaining('a part of the gift went back') },
    { total: donation.total - 10_000, returned: 10_000, voided: null },
  ]);
  expect(receipts[1]?.sequence).toBe((receipts[0]?.sequence ?? 0) + 1);
  await sendBack(donation, 5_000, 'a_second_part');
  await pollOrder(donation);
  expect((await receiptsOf(donation.id)).filter(({ facts }) => facts.voided === null)).toMatchObject([
    { facts: { total: donation.total - 15_000, returned: 15_000 } },
  ]);
  expect((await lettersAbout(fixture, donation.paymentId))[0]).toContain('Its first receipt is void');
  await sendBack(donation, donation.total - 15_000, 'all_that_was_left');
  await pollOrder(donation);
  expect((await receiptsOf(donation.id)).every(({ facts }) => facts.voided !== null)).toBe(true);
});

it('two partial refunds count only once each is processed', async () => {
  const donation = await beginAndPay(fixture);
  // The first is under way, and will fail, when the event of the second counts both.
  fixture.gateway.setWeather({ refunds: 'fail', refundDelay: 0 });
  await sendBack(donation, 10_000, 'first_of_two_parts');
  fixture.gateway.setWeather({ refunds: 'at-once' });
  await sendBack(donation, donation.total - 10_000, 'second_of_two_parts');
  await fixture.gateway.tick();
  await reconcilePayments.run(fixture.services, new AbortController().signal);
  expect(await findDonationStatus(fixture.services, donation.id)).toMatchObject({
    state: 'part_refunded',
    returned: { ofDonation: donation.total - 10_000 },
    receipt: { voided: false },
  });
});
