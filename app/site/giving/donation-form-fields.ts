import type { DonationLine } from '#core/cart/cart.ts';
import type { Cause } from '#core/donations/cause.ts';
import { ownAmountVariation } from '#core/donations/line-inputs.ts';
import { priceLine } from '#core/donations/price-line.ts';
import { readName } from '#core/fields/name.ts';
import { rupeesText } from '#core/money/paise.ts';
import { donationLinesQuery, type ShownLine } from './shown-lines.ts';

/** The typed input of a donation form; the form is shown again with it. */
export type DonationFormTexts = {
  cause: string;
  choice: string;
  ownAmount: string;
  quantity: string;
  /** In whose name the donation is given; it goes to the checkout, not into the cart. */
  inNameOf: string;
};

/** The answer to a donation form: the line for the cart, or its problems by field. */
export type DonationFormAnswer =
  | {
      ok: true;
      line: ShownLine;
      cartLine: Omit<DonationLine, 'quantity'>;
      quantity: number;
      /** Where 'Donate now' redirects. */
      checkout: string;
    }
  | { ok: false; field: DonationFormField; code: string };
export type DonationFormField = 'choice' | 'ownAmount' | 'quantity' | 'inNameOf';

export function readDonationForm(form: FormData): DonationFormTexts {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    cause: text('cause'),
    choice: text('choice'),
    ownAmount: text('ownAmount'),
    quantity: text('quantity') || '1',
    inNameOf: text('inNameOf'),
  };
}

/** `choice` is 'type:<id>', 'amount:<rupees>' or 'own'; the typed amount counts only for 'own'. */
export function answerDonationForm(
  cause: Cause | null,
  typed: DonationFormTexts,
  today: string,
): DonationFormAnswer {
  const line = lineOf(typed);
  const priced = priceLine(cause, line, today);
  if (!priced.ok) return { ok: false, field: fieldOf(priced.code, line), code: priced.code };
  const name = typed.inNameOf.trim() === '' ? null : readName(typed.inNameOf);
  if (name && !name.ok) return { ok: false, field: 'inNameOf', code: name.code };
  const { cause: found, typeId, unit, quantity, title } = priced.value;
  const amount = rupeesText(unit);
  const chosen: ShownLine = {
    ...line,
    quantity: String(quantity),
    ...(typeId === null ? { ownAmount: amount } : { shown: amount }),
  };
  const inNameOf = name ? `&${new URLSearchParams({ inNameOf: name.value })}` : '';
  return {
    ok: true,
    line: chosen,
    checkout: `/donation-checkout?${donationLinesQuery([chosen])}${inNameOf}`,
    cartLine: {
      id: found.id,
      variations: typeId ?? ownAmountVariation(unit),
      amount: amount.replace(/\.00$/, ''),
      title: typeId === null ? found.title : `${found.title}: ${title}`,
    },
    quantity,
  };
}

function lineOf({ cause, choice, ownAmount, quantity }: Omit<DonationFormTexts, 'inNameOf'>): ShownLine {
  const [, kind, value = ''] = /^(type|amount):(.*)$/s.exec(choice) ?? [];
  if (kind === 'type') return { causeId: cause, typeId: value, ownAmount: null, quantity, shown: '' };
  const amount = kind === 'amount' ? value : ownAmount;
  return { causeId: cause, typeId: null, ownAmount: amount, quantity, shown: '' };
}

function fieldOf(code: string, line: ShownLine): DonationFormField {
  if (code === 'quantity-invalid') return 'quantity';
  return code.startsWith('amount-') && line.typeId === null ? 'ownAmount' : 'choice';
}
