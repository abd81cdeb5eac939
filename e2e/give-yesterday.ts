import type { DonationInput } from '#core/donations/donation-input.ts';
import { visitor } from '../app/core/people/viewer.ts';
import { claimUpiPayment } from '../app/server/donations/claim-upi-payment.ts';
import { startDonation } from '../app/server/donations/start-donation.ts';
import type { Services } from '../app/server/services.ts';
import { yesterdaysDonation } from './yesterdays-donation.ts';

/**
 * A donation that was started yesterday with a claim of a UPI payment: nobody has checked the
 * bank's statement yet.
 */
export async function giveYesterday(today: Services): Promise<void> {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1_000);
  const services = { ...today, clock: () => yesterday };
  const { name, email, utr } = yesterdaysDonation;
  const started = await startDonation(services, visitor, {
    ...input,
    intentKey: `yesterday_${utr}`,
    name,
    email,
  });
  if (!started.ok) throw new Error(JSON.stringify(started));
  const { id: donationId } = started.value;
  const paidOn = new Date(yesterday.getTime() + 5.5 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  const claimed = await claimUpiPayment(services, { donationId, utr, amount: '1000', paidOn });
  if (!claimed.ok) throw new Error(JSON.stringify(claimed));
}

const input: DonationInput = {
  intentKey: '',
  lines: [{ causeId: 'food-for-life', typeId: 'meals-20', ownAmount: null, quantity: '1' }],
  path: 'named',
  citizenship: 'indian',
  name: '',
  email: '',
  phone: '9876543210',
  pan: '',
  addressLine: '',
  city: '',
  state: '',
  pin: '',
  inNameOf: '',
  occasion: '',
  message: '',
  sevaDate: '',
  consent: 'on',
  shownTotal: '',
};
