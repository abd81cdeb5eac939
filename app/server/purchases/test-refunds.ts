import { beforeEach, expect } from 'vitest';
import type { DonationInput } from '#core/donations/donation-input.ts';
import { fairWeather } from '../demo-gateway/weather.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { staffOf } from '../people/test-people.ts';
import { askRefund, type RefundInput } from './ask-refund.ts';
import { decideRefund } from './decide-refund.ts';
import { sendRefunds } from './send-refunds.ts';
import { beginAndPay, pay } from './test-donations.ts';
import { openFixture } from './test-fixture.ts';

export const asker = staffOf('per_asker', 'accounts');
export const other = staffOf('per_other', 'owner');
export const calm = new AbortController().signal;

const reason = 'The donor reported two debits of one card.';

/**
 * For a test file: a site on which the asker asks for refunds and the other decides. Before each test
 * the gateway is well and refunds at once, and the clock shows the present.
 */
export function openRefunds() {
  let ahead = 0;
  const fixture = openFixture({ clock: () => new Date(Date.now() + ahead) });
  const services = () => fixture.services;
  beforeEach(() => {
    ahead = 0;
    fixture.gateway.setWeather({ ...fairWeather, refundDelay: 0 });
  });

  const ask = (paymentId: string, instead: Partial<RefundInput> = {}, who = asker) =>
    askRefund(services(), who, { paymentId, reason, original: '', ...instead });
  const paidDonation = (instead: Partial<DonationInput> = {}) => beginAndPay(fixture, instead);

  return {
    ...{ fixture, services, gateway: () => fixture.gateway, ask, paidDonation },
    ahead: () => ahead,
    addSeconds: (count: number) => {
      ahead += count * 1_000;
    },

    /** The job's next runs, by which every open refund is due for its next try. */
    async followUp(minutes = 1): Promise<void> {
      ahead += minutes * 60_000;
      await sendRefunds.run(services(), calm);
    },

    async requestRefund(paymentId: string, original = ''): Promise<string> {
      const outcome = await ask(paymentId, { original });
      return outcome.ok ? outcome.value.refundId : expect.fail(outcome.code);
    },

    approve: (refundId: string, who = other) => decideRefund(services(), who, refundId, 'approved'),
    stateOf: async (id: string) => (await findDonationStatus(services(), id))?.state,
    refundOf: (id: string) =>
      fixture.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    /** The payment as the gateway stores it. */
    async atGateway(orderId: string, paymentId: string) {
      const answer = await services().payments.listPayments(orderId);
      if (!answer.ok) return expect.fail(answer.code);
      const payment = answer.value.find((one) => one.paymentId === paymentId);
      return { returned: payment?.refunded, refunds: payment?.refunds?.length ?? 0 };
    },

    /** A donation paid twice: the settling payment and the second one. */
    async paidTwice() {
      const donation = await paidDonation();
      const { razorpay_payment_id: secondId = '' } = await pay(fixture.gateway, donation.orderId, 'pay');
      await fixture.gateway.tick();
      return { ...donation, secondId };
    },
  };
}
