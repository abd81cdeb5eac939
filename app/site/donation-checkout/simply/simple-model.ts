import type { GivingRules } from '#core/donations/place-donation.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { ProofAsked } from '#core/people/proof.ts';
import type { SimpleChoices } from '#server/donations/simple-choices.ts';
import type { WordedProblem } from '#site/checkout-parts/purchase-form.ts';
import type { ShownLine } from '#site/giving/shown-lines.ts';
import type { CheckoutTexts } from '../checkout-fields.ts';
import { quoteDonation } from '../quote-donation.ts';

/** The first screen: how much, and what for. */
export type AmountModel = Omit<SimpleChoices, 'cause'> & {
  causeId: string;
  /** In the language of the page; '' where nothing can be given. */
  causeTitle: string;
  ownAmount: string;
  error: string | null;
  /** What was typed on the second screen already: it goes along. */
  typed: CheckoutTexts | null;
};

/** The second screen: who gives. */
export type WhoModel = {
  intentKey: string;
  causeId: string;
  causeTitle: string;
  amount: string;
  sum: string;
  texts: CheckoutTexts;
  problems: WordedProblem[];
  /** Whether the law allows a tax receipt for this cause. */
  offersTax: boolean;
  takesForeign: boolean;
  registered: string | null;
  phone: string;
  proof?: ProofAsked | undefined;
};

/** Both screens are drawn at both addresses: a form answers where it was sent. */
export type SimpleScreen = { step: 1; model: AmountModel } | { step: 2; model: WhoModel };

export function amountScreen(
  { cause, causes, amounts, phone }: SimpleChoices,
  { ownAmount = '', error = null, typed = null }: Partial<AmountModel>,
): SimpleScreen {
  const [causeId, causeTitle] = [cause?.id ?? '', cause?.title ?? ''];
  return { step: 1, model: { causes, amounts, phone, causeId, causeTitle, ownAmount, error, typed } };
}

export function whoScreen(model: WhoModel): SimpleScreen {
  return { step: 2, model: { ...model, problems: inPageOrder(model.problems) } };
}

/** Who comes before what the law asks: the summary leads down the page. */
const asked = ['name', 'phone', 'email', 'citizenship', 'path'];

/** Problems of the whole donation first, then as the fields of these screens follow each other. */
export function inPageOrder(problems: readonly WordedProblem[]): WordedProblem[] {
  const place = ({ field }: WordedProblem) => {
    if (field === null) return -1;
    const at = asked.indexOf(field);
    return at === -1 ? asked.length : at;
  };
  return problems.toSorted((one, other) => place(one) - place(other));
}

/** The line of the short road: an amount for one cause; read from an address or a posted form. */
export function simpleLine(fields: { get: (name: string) => unknown }): ShownLine {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { causeId: text('cause'), typeId: null, ownAmount: text('amount'), quantity: '1', shown: '' };
}

/** What is the same however the second screen is reached; null where the line can not be given. */
export function whoFacts(line: ShownLine, { cause, phone }: SimpleChoices, rules: GivingRules) {
  const quote = quoteDonation([line], rules);
  if (!quote.payable || cause?.id !== line.causeId) return null;
  return {
    causeId: cause.id,
    causeTitle: cause.title,
    amount: line.ownAmount ?? '',
    sum: formatRupees(quote.total, 'short'),
    offersTax: quote.noTaxBecause === null,
    takesForeign: quote.takesForeign,
    registered: quote.registered,
    phone,
  };
}
