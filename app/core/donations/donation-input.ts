/**
 * What a donor sends, as typed: every value is the text of a form field (or of the browser's cart),
 * nothing is trusted. core/donations/place-donation turns it into a pending donation or into
 * problems beside fields.
 */
export type DonationInput = {
  /** Made once per form when it is rendered; the same key gives the same donation (rule R3). */
  intentKey: string;
  lines: DonationLineInput[];
  path: string;
  /** 'indian' | 'nri' | 'foreign': who gives decides whether FCRA applies, not the currency. */
  citizenship: string;
  name: string;
  email: string;
  phone: string;
  pan: string;
  addressLine: string;
  city: string;
  state: string;
  pin: string;
  inNameOf: string;
  occasion: string;
  message: string;
  /**
   * A day in Asia/Kolkata for which the donation is meant, as a date field gives it; '' for none.
   */
  sevaDate: string;
  consent: string;
  /**
   * The total in paise that the form showed ('' when it showed none). It never changes the total:
   * if our prices changed since, the input is refused with 'total-changed' and the new total is
   * shown to be confirmed.
   */
  shownTotal: string;
};

/**
 * A line of the donation cart: either a type of the cause or the donor's own amount in rupees, as
 * typed.
 */
export type DonationLineInput = {
  causeId: string;
  typeId: string | null;
  ownAmount: string | null;
  quantity: string;
};

/**
 * gupt: no personal data, no certificate. named: name and contact. tax: PAN and address for the 80G
 * statement.
 */
export type GivingPath = 'gupt' | 'named' | 'tax';
