import { beforeEach, expect, it } from 'vitest';
import { fairWeather } from '../demo-gateway/weather.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { pollGateway } from './poll-gateway.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { begin, pay } from './test-donations.ts';
import { openFixture } from './test-fixture.ts';

// Refunds from the gateway's dashboard whose snapshots come late, in part, or all at once.

let ahead = 0;
const fixture = openFixture({ clock: () => new Date(Date.now() + ahead) });
beforeEach(() => {
  ahead = 0;
  fixture.gateway.setWeather({ ...fairWeather, refundDelay: 0 });
});

const minute = 60_000;
const day = 24 * 60 * minute;
const calm = new AbortController().signal;
const reconcile = () => reconcilePayments.run(fixture.services, calm);
const stateOf = async (id: string) => (await findDonationStatus(fixture.services, id))?.state;

async function paidDonation() {
  const donation = await begin(fixture.services);
  const { razorpay_payment_id: paymentId = '' } = await pay(fixture.gateway, donation.orderId, 'pay');
  await fixture.gateway.tick();
  return { ...donation, paymentId };
}
let keys = 0;
async function sendBack(paymentId: string, paise: number) {
  keys += 1;
  const key = `at_its_own_desk_${keys}`;
  await fixture.services.payments.refund({ paymentId, amount: paise as never, key });
}
async function pollAt(id: string): Promise<Date | null> {
  const query = fixture.db.selectFrom('donations').select('poll_at').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).poll_at;
}

it('is polled again until the gateway answers, also for a donation that is not polled otherwise', async () => {
  const { id, paymentId, total } = await paidDonation();
  ahead = 5 * day;
  await reconcile();
  expect(await pollAt(id)).toBeNull();
  await sendBack(paymentId, 10_000);
  await sendBack(paymentId, total - 10_000);
  await fixture.gateway.tick();
  fixture.gateway.setWeather({ down: true });
  await reconcile();
  ahead += 15 * minute;
  fixture.gateway.setWeather({ down: false });
  await reconcile();
  expect(await stateOf(id)).toBe('refunded');
});

it('is still polled when an event moves the donation meanwhile', async () => {
  const { id, paymentId } = await paidDonation();
  // Settled, it is polled less often.
  expect((await pollAt(id))?.getTime()).toBeGreaterThan(Date.now() + 30 * minute);
  const later = new Date(Date.now() + 4 * day);
  await fixture.db.updateTable('donations').set({ poll_at: later }).where('id', '=', id).execute();
  ahead = 5 * day;
  await sendBack(paymentId, 10_000);
  await fixture.gateway.tick();
  expect(await stateOf(id)).toBe('part_refunded');
  expect(await pollAt(id)).toEqual(later);
});

it('in one snapshot with the payment it has one receipt, which the letter names', async () => {
  fixture.gateway.setWeather({ webhooksLost: true });
  const { id, orderId, paymentId } = await paidDonation();
  await sendBack(paymentId, 10_000);
  await pollGateway(fixture.services, orderId);
  const receipt = (await findDonationStatus(fixture.services, id))?.receipt;
  expect(receipt).toMatchObject({ voided: false });
  const letter = { kind: 'payment-returned', paymentId, amount: 10_000 as never } as const;
  const text = (await composeLetter(fixture.services, letter))?.text;
  expect(text).toContain(`Its receipt is ${receipt?.number}, which is over the rest`);
  expect(text).not.toContain('void');
});
