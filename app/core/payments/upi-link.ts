import { type Paise, rupeesText } from '#core/money/paise.ts';

export type UpiPayment = {
  payeeId: string;
  payeeName: string;
  amount: Paise;
  note: string;
  reference: string;
};

/**
 * A link (or QR text) that opens any UPI app with payee and amount filled in (india-rules B2). It gives no
 * confirmation: the donor claims with the bank's reference. Apps read %20, not '+', as a space.
 */
export function upiLink({ payeeId, payeeName, amount, note, reference }: UpiPayment): string {
  const keys = { pa: payeeId, pn: payeeName, am: rupeesText(amount), cu: 'INR', tn: note, tr: reference };
  const query = Object.entries(keys).map(([key, value]) => `${key}=${encodeUpi(value)}`);
  return `upi://pay?${query.join('&')}`;
}

/** The '@' of a payee id stands as it is: some apps do not decode it. */
function encodeUpi(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}

/** The gift's reference as UPI allows it: letters and digits, at most 35. */
export function upiReference(donationId: string): string {
  return donationId.replace(/[^A-Za-z0-9]/g, '').slice(0, 35);
}
