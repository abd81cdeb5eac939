import { maskPan } from '#core/fields/pan.ts';
import { isTooMuchCash } from '#core/money/cash-rules.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { chooseTaxText, fillTaxText, type TaxText } from '#core/receipts/tax-wording.ts';
import { taxYearOf } from '../time/tax-year.ts';
import { templeDay } from '../time/temple-day.ts';
import type { ReceiptFacts } from './receipt.ts';

/** What is frozen when a receipt is issued; id, number, code and voiding are columns beside it. */
export type FrozenReceipt = Omit<ReceiptFacts, 'id' | 'number' | 'verifyCode' | 'voided'>;

export type ReceiptSource = Pick<
  FrozenReceipt,
  'entity' | 'path' | 'lines' | 'total' | 'mode' | 'reference'
> & {
  capturedAt: Date;
  donor: {
    name: string | null;
    addressLine: string | null;
    city: string | null;
    state: string | null;
    pin: string | null;
    pan: string | null;
  };
  inNameOf: string | null;
  /** Whether every cause of the donation is registered for the deduction. */
  causesEligible: boolean;
};

/**
 * Day and year follow the gateway's capture in Asia/Kolkata (rule I9). `added`: the staff's tax
 * texts; `textId` is the printed one, null for a built-in text.
 */
export function freezeReceipt(
  source: ReceiptSource,
  added: readonly TaxText[],
): { frozen: FrozenReceipt; textId: string | null } {
  const { donor, capturedAt, causesEligible, ...same } = source;
  const place = [donor.city, donor.state, donor.pin].filter((part) => part !== null);
  const address = donor.addressLine === null ? null : [donor.addressLine, ...place].join(', ');
  const facts = {
    ...same,
    givenOn: templeDay(capturedAt),
    donor: { name: donor.name, address, panMasked: donor.pan === null ? null : maskPan(donor.pan) },
    taxEligible:
      source.path === 'tax' &&
      causesEligible &&
      source.entity.deductionRegistration !== null &&
      !isTooMuchCash(source.mode, source.total),
  };
  const text = chooseTaxText(facts, added);
  return { frozen: { ...facts, tax: fillTaxText(text, facts) }, textId: text.id };
}

/**
 * The same receipt over what remains of a donation of `given`, of which `returned` was refunded in
 * all.
 */
export function lessReturned(frozen: FrozenReceipt, given: Paise, returned: Paise): FrozenReceipt {
  const { returned: _, ...same } = frozen;
  return { ...same, total: paise(given - returned), ...(returned > 0 && { returned }) };
}

/**
 * The prefix of a receipt number, 'D/26-27/': one series for each body and financial year. With six
 * digits a number has at most the 16 characters that the law allows; the database refuses a longer
 * one.
 */
export function receiptNumberPrefix(prefix: string, taxYear: string): string {
  return `${prefix}/${taxYear}/`;
}

/** The year as a receipt writes it: '26-27'. */
export function receiptYear(capturedAt: Date): string {
  return taxYearOf(templeDay(capturedAt)).slice(2);
}
