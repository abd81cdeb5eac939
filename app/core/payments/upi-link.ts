import { type Paise, rupees, rupeesText } from '#core/money/paise.ts';

/**
 * The limit of most UPI apps for one payment (rule P11); above it a donation goes by bank transfer.
 */
export const upiLimit = rupees(1_00_000);

export type UpiRequest = {
  /** The temple's UPI address, 'name@bank'. */
  payee: { id: string; name: string };
  amount: Paise;
  /**
   * The donation's transfer code: unchanged in the note, and in `tr` as the letters and digits
   * allowed there.
   */
  reference: string;
};

/**
 * The deep link of a UPI payment (rule P12), for a button on a phone and for a QR code. It brings
 * no confirmation: the donor enters the bank's reference and the staff matches it.
 */
export function upiLink({ payee, amount, reference }: UpiRequest): string {
  const fields = {
    pa: payee.id,
    pn: payee.name,
    am: rupeesText(amount),
    cu: 'INR',
    tn: `Gift ${reference}`,
    tr: reference.replace(/[^A-Za-z0-9]/g, '').slice(0, 35),
  };
  return linkOf(fields);
}

/** The link of a code shown to everybody: the payer types the amount, and no donation is named. */
export function anyAmountUpiLink(payee: UpiRequest['payee']): string {
  return linkOf({ pa: payee.id, pn: payee.name, cu: 'INR' });
}

function linkOf(fields: Record<string, string>): string {
  // Spaces are %20, never '+': UPI apps read '+' as itself.
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&').replaceAll('%40', '@')}`;
}
