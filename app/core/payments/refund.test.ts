import { describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import {
  type Donor,
  type PaidDonation,
  type ReturnablePayment,
  refundStates,
  refundStatesBefore,
  returnable,
} from './refund.ts';

const at = new Date('2026-11-20T06:00:00Z');
const hoursLater = (hours: number) => new Date(at.getTime() + hours * 3_600_000);

const second: ReturnablePayment = {
  role: 'duplicate',
  status: 'captured',
  mode: 'online',
  currency: 'INR',
  amount: paise(50_100),
  refunded: paise(0),
  capturedAt: at,
  underRefund: false,
};
const donor = { personId: null, email: 'radha@temple.test', phone: '+919876543210' };
const donation: PaidDonation = {
  ...{ id: 'a', state: 'paid', total: paise(50_100), paidAt: at, underRefund: false },
  ...{ donor, givenFor: 'annadan x1', isOriginalOfAnother: false },
};
const original: PaidDonation = { ...donation, id: 'b', paidAt: hoursLater(2) };
const settling = { ...second, role: 'settling' } as const;
const nobody = { personId: null, email: null, phone: null };
const by = (contact: Partial<Donor>): PaidDonation => ({ ...original, donor: { ...donor, ...contact } });

describe('what may be refunded', () => {
  it.each<[string, ReturnablePayment, PaidDonation | null, PaidDonation | 'other' | null, number | string]>([
    ['a second payment, whole', second, donation, null, 50_100],
    ['what is left of it', { ...second, refunded: paise(10_000) }, donation, null, 40_100],
    ['one of another amount', { ...second, role: 'mismatch', amount: paise(100) }, donation, null, 100],
    ['nothing below a rupee', { ...second, refunded: paise(50_001) }, donation, null, 'refund-too-small'],
    ['one that came too late', { ...second, role: 'late' }, { ...donation, state: 'review' }, null, 50_100],
    ['nothing twice', { ...second, underRefund: true }, donation, null, 'refund-open'],
    [
      'nothing beyond the payment',
      { ...second, refunded: paise(50_100) },
      donation,
      null,
      'refund-nothing-left',
    ],
    ['no bank transfer through the gateway', { ...second, mode: 'bank' }, donation, null, 'refund-by-bank'],
    ['no UPI transfer either', { ...second, mode: 'upi' }, donation, null, 'refund-by-bank'],
    ['nothing of a stranger', { ...second, role: 'unmatched' }, null, null, 'refund-unknown'],
    ['nothing of another currency', { ...second, currency: 'USD' }, donation, null, 'refund-unknown'],
    ['nothing that never came', { ...second, status: 'authorized' }, donation, null, 'refund-unknown'],
    ['no donation', settling, donation, null, 'refund-not-double'],
    ['a duplicate', settling, donation, original, 50_100],
    ['not as its own duplicate', settling, donation, { ...original, id: 'a' }, 'refund-not-double'],
    [
      'not for one of another sum',
      settling,
      donation,
      { ...original, total: paise(50_000) },
      'refund-not-double',
    ],
    [
      'not for one of last month',
      settling,
      donation,
      { ...original, paidAt: hoursLater(-721) },
      'refund-not-double',
    ],
    ['not for a refunded one', settling, donation, { ...original, state: 'refunded' }, 'refund-not-double'],
    ['not for one under refund', settling, donation, { ...original, underRefund: true }, 'refund-not-double'],
    [
      'not for a stranger’s',
      settling,
      donation,
      by({ email: 'x@temple.test', phone: '+919876543211' }),
      'refund-not-double',
    ],
    [
      'not for one of an unknown donor',
      settling,
      { ...donation, donor: nobody },
      by(nobody),
      'refund-not-double',
    ],
    ['for one with the same telephone', settling, donation, by({ email: 'x@temple.test' }), 50_100],
    [
      'for one with the same e-mail',
      settling,
      donation,
      by({ email: 'Radha@temple.test', phone: null }),
      50_100,
    ],
    [
      'not for one for another thing',
      settling,
      donation,
      { ...original, givenFor: 'cows x1' },
      'refund-not-double',
    ],
    [
      'not for the original of another',
      settling,
      donation,
      { ...original, isOriginalOfAnother: true },
      'refund-not-double',
    ],
    ['a donation for another reason', settling, donation, 'other', 50_100],
    [
      'not for one unpaid',
      settling,
      donation,
      { ...original, state: 'created', paidAt: null },
      'refund-not-double',
    ],
  ])('%s', (_, payment, of, other, answer) => {
    const outcome = returnable(payment, of, other);
    expect(outcome.ok ? outcome.value : outcome.code).toBe(answer);
  });
});

it('a refund only moves forward, and its last state is final', () => {
  expect(Object.fromEntries(refundStates.map((state) => [state, refundStatesBefore(state)]))).toEqual({
    asked: [],
    approved: ['asked'],
    declined: ['asked'],
    sent: ['approved'],
    processed: ['approved', 'sent'],
    failed: ['approved', 'sent'],
  });
});
