import type { DonationInput } from '#core/donations/donation-input.ts';
import { isKeyOfLink } from '#core/pay-links/pay-link.ts';
import type { Problem } from '#core/result.ts';
import { fieldRefusals } from '#messages/donation-refusals.ts';
import type { WordedProblem } from '#site/checkout-parts/purchase-form.ts';
import { donationMessage } from '#site/giving/donation-words.ts';
import { readDonationLines, type ShownLine } from '#site/giving/shown-lines.ts';

/** The text fields of the form, named after the input they fill. */
const textFields = [
  'path',
  'citizenship',
  'name',
  'phone',
  'email',
  'pan',
  'addressLine',
  'city',
  'pin',
  'state',
  'inNameOf',
  'occasion',
  'message',
  'sevaDate',
  'consent',
] as const;
export type CheckoutTexts = Record<(typeof textFields)[number], string>;

export const emptyTexts = Object.fromEntries(textFields.map((name) => [name, ''])) as CheckoutTexts;

/** How the donor pays: on the gateway's page, or by a transfer that is matched by hand. */
export type PayBy = 'gateway' | 'transfer';

export type SentCheckout = {
  input: DonationInput;
  texts: CheckoutTexts;
  lines: ShownLine[];
  payBy: PayBy;
  fromCart: boolean;
};

export function readCheckoutForm(form: FormData): SentCheckout {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const texts = Object.fromEntries(textFields.map((name) => [name, text(name)])) as CheckoutTexts;
  const lines = readDonationLines(form);
  return {
    input: {
      ...texts,
      intentKey: isKeyOfLink(text('intentKey')) ? '' : text('intentKey'),
      shownTotal: text('shownTotal'),
      lines: lines.map(({ shown: _, ...line }) => line),
    },
    texts,
    lines,
    payBy: text('payBy') === 'transfer' ? 'transfer' : 'gateway',
    fromCart: text('from') === 'cart',
  };
}

/** Input fields without a control on the page. */
const wholeDonation = new Set(['lines', 'total', 'intentKey']);

/** Messages where the general one would not name its field: the summary is read on its own. */
const byField: Record<string, string> = fieldRefusals;

/** In the page's order, for the summary; problems of the whole donation come first. */
export function wordProblems(problems: readonly Problem[]): WordedProblem[] {
  const place = (field: string) => (textFields as readonly string[]).indexOf(field);
  return problems
    .toSorted((one, other) => place(one.field) - place(other.field))
    .map(({ field, code, values }) => ({
      field: wholeDonation.has(field) ? null : field,
      message:
        byField[`${field} ${code}`] ??
        donationMessage(code, { min: 1, max: field === 'message' ? 200 : 80, ...values }),
    }));
}
