import { describe, expect, it } from 'vitest';
import type { DonationInput } from '#core/donations/donation-input.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { findReceiptByCode } from '../donations/receipt-queries.ts';
import { staffOf } from '../people/test-people.ts';
import { getDonationPeriods } from '../stats/donation-periods.ts';
import { listPossibleOriginals } from './original-queries.ts';
import { mayAskRefund } from './refund-queries.ts';
import { lettersAbout } from './test-donations.ts';
import { openRefunds, other } from './test-refunds.ts';

const { fixture, services, gateway, ask, requestRefund, approve, refundOf, stateOf, paidDonation } =
  openRefunds();

describe('a duplicate donation', () => {
  it('is refunded as the duplicate of the original: its receipt is void and no sum counts it', async () => {
    const good = await paidDonation();
    const double = await paidDonation();
    const before = await getDonationPeriods(services());
    const code = (await findDonationStatus(services(), double.id))?.receipt?.verifyCode ?? '';
    expect((await listPossibleOriginals(services(), double.id)).map(({ id }) => id)).toContain(good.id);
    expect(await mayAskRefund(services(), double.paymentId)).toBe('as-double');
    await approve(await requestRefund(double.paymentId, good.id));
    await gateway().tick();
    expect(await findDonationStatus(services(), double.id)).toMatchObject({
      state: 'refunded',
      returned: { ofDonation: double.total, besides: 0 },
    });
    expect(await findReceiptByCode(services(), code)).toMatchObject({ voided: { reason: 'refunded' } });
    expect(await stateOf(good.id)).toBe('paid');
    const after = await getDonationPeriods(services());
    expect(before.today.now.total - after.today.now.total).toBe(double.total);
    expect(before.month.now.count - after.month.now.count).toBe(1);
    expect((await lettersAbout(fixture, double.paymentId))[0]).toContain('Its receipt is void');
  });

  it('never both of a pair, whoever asks first', async () => {
    const one = await paidDonation();
    const two = await paidDonation();
    const both = await Promise.all([
      ask(one.paymentId, { original: two.id }),
      ask(two.paymentId, { original: one.id }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'refund-not-double', field: 'original' });
  });

  it.each<[string, Partial<DonationInput>]>([
    ['another donor', { name: 'Kripa', email: 'kripa@example.com', phone: '9812345678' }],
    ['another thing', { lines: [{ causeId: 'general', typeId: null, ownAmount: '1000', quantity: '1' }] }],
  ])('not with the donation of %s', async (_, instead) => {
    const donation = await paidDonation();
    const foreign = await paidDonation(instead);
    expect((await listPossibleOriginals(services(), donation.id)).map(({ id }) => id)).not.toContain(
      foreign.id,
    );
    expect(await ask(donation.paymentId, { original: foreign.id })).toMatchObject({
      code: 'refund-not-double',
    });
  });

  it('one original has only one duplicate', async () => {
    const [good, one, two] = [await paidDonation(), await paidDonation(), await paidDonation()];
    const both = await Promise.all([one, two].map(({ paymentId }) => ask(paymentId, { original: good.id })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const first = both.find((outcome) => outcome.ok);
    await approve(first?.ok ? first.value.refundId : '');
    const again = both[0]?.ok ? two : one;
    expect(await ask(again.paymentId, { original: good.id })).toMatchObject({ code: 'refund-not-double' });
  });
});

describe('a donation refunded for another reason', () => {
  it('needs an owner, whoever asks', async () => {
    const { paymentId } = await paidDonation();
    const refundId = await requestRefund(paymentId, 'other');
    const accounts = staffOf('per_accounts', 'accounts');
    expect(await approve(refundId, accounts)).toMatchObject({ code: 'refund-other-reason' });
    expect((await refundOf(refundId)).state).toBe('asked');
    expect(await approve(refundId)).toMatchObject({ ok: true });
    await gateway().tick();
    expect((await refundOf(refundId)).state).toBe('processed');
  });

  it('not by the owner who requested it', async () => {
    const { paymentId } = await paidDonation();
    const outcome = await ask(paymentId, { original: 'other' }, other);
    expect(outcome.ok && (await approve(outcome.value.refundId))).toMatchObject({ code: 'refund-own' });
  });
});
