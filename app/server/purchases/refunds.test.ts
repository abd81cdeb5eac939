import { describe, expect, it } from 'vitest';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { staffOf } from '../people/test-people.ts';
import { decideRefund } from './decide-refund.ts';
import { mayAskRefund } from './refund-queries.ts';
import { sendRefunds } from './send-refunds.ts';
import { lettersAbout } from './test-donations.ts';
import { asker, calm, openRefunds, other } from './test-refunds.ts';
import { listWaitingPayments } from './waiting-payment-queries.ts';

const {
  fixture,
  services,
  gateway,
  ask,
  requestRefund,
  approve,
  refundOf,
  atGateway,
  paidDonation,
  paidTwice,
} = openRefunds();

describe('a second payment', () => {
  it('is refunded once two people approved; the donation and its receipt remain, and the donor is notified', async () => {
    const { id, orderId, secondId, total } = await paidTwice();
    const refundId = await requestRefund(secondId);
    expect(await atGateway(orderId, secondId)).toEqual({ returned: 0, refunds: 0 });
    expect(await approve(refundId)).toEqual({ ok: true, value: null });
    await gateway().tick();
    expect(await refundOf(refundId)).toMatchObject({ state: 'processed', decided_by: 'per_other' });
    expect(await atGateway(orderId, secondId)).toEqual({ returned: total, refunds: 1 });
    expect(await findDonationStatus(services(), id)).toMatchObject({
      state: 'paid',
      returned: { ofDonation: 0, besides: total },
      receipt: { voided: false },
    });
    expect((await listWaitingPayments(services())).map((one) => one.id)).not.toContain(secondId);
    const letters = await lettersAbout(fixture, secondId);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain('You paid twice for one gift');
    expect(letters[0]).toContain('so does its receipt');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'without the right',
      async () => ask((await paidTwice()).secondId, {}, staffOf('x', 'viewer', 'content')),
      'not-allowed',
    ],
    [
      'without a reason',
      async () => ask((await paidTwice()).secondId, { reason: 'because' }),
      'refund-reason',
    ],
    ['of nobody', () => ask("pay_none' or 1=1"), 'refund-unknown'],
    ['that settles its donation', async () => ask((await paidDonation()).paymentId), 'refund-not-double'],
  ])('is not requested for %s', async (_, tried, code) => {
    expect(await tried()).toMatchObject({ ok: false, code });
  });

  it('is not decided by the one who requested it, without permission, or twice', async () => {
    const { secondId } = await paidTwice();
    const refundId = await requestRefund(secondId);
    expect(await ask(secondId)).toMatchObject({ code: 'refund-open' });
    expect(await approve(refundId, asker)).toMatchObject({ code: 'refund-own' });
    expect(await approve(refundId, staffOf('y', 'viewer'))).toMatchObject({ code: 'not-allowed' });
    expect(await approve('rfd_0000000000000000000000')).toMatchObject({ code: 'refund-unknown' });
    expect(await decideRefund(services(), other, refundId, 'declined')).toMatchObject({ ok: true });
    expect(await approve(refundId)).toMatchObject({ code: 'refund-decided' });
    // A declined refund may be requested again.
    expect(await mayAskRefund(services(), secondId)).toBe('yes');
  });

  it('is refunded once, however many press at once', async () => {
    const { orderId, secondId, total } = await paidTwice();
    const attempts = await Promise.all(Array.from({ length: 8 }, () => ask(secondId)));
    const won = attempts.filter(({ ok }) => ok);
    expect(won).toHaveLength(1);
    const [first] = won;
    const refundId = first?.ok ? first.value.refundId : '';
    const decisions = await Promise.all(Array.from({ length: 8 }, () => approve(refundId)));
    expect(decisions.filter(({ ok }) => ok)).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => sendRefunds.run(services(), calm)));
    expect(await atGateway(orderId, secondId)).toEqual({ returned: total, refunds: 1 });
  });

  it('is never refunded above what is left of it', async () => {
    const { orderId, secondId, total } = await paidTwice();
    const refundId = await requestRefund(secondId);
    // A part is refunded meanwhile in the gateway's dashboard.
    await services().payments.refund({
      paymentId: secondId,
      amount: 1_000 as never,
      key: 'by_hand_at_desk',
    });
    await gateway().tick();
    expect(await approve(refundId)).toMatchObject({ code: 'refund-nothing-left' });
    await decideRefund(services(), other, refundId, 'declined');
    await approve(await requestRefund(secondId));
    expect(await atGateway(orderId, secondId)).toEqual({ returned: total, refunds: 2 });
  });
});
