import type { DonationLine } from '#core/cart/cart.ts';
import { type Paise, paise, rupeesText } from '#core/money/paise.ts';
import type { DonationLineInput } from './donation-input.ts';

/** How the donation cart marks the donor's own amount in `variations`. */
export function ownAmountVariation(amount: Paise): string {
  return `own-${amount}`;
}

/** The cart's lines as inputs: only ids, quantities and the donor's own amount go to the server. */
export function lineInputsOf(lines: readonly DonationLine[]): DonationLineInput[] {
  return lines.map(({ id, variations, quantity }) => {
    const own = /^own-([1-9]\d{0,11})$/.exec(variations)?.[1];
    return {
      causeId: id,
      typeId: own === undefined ? variations : null,
      ownAmount: own === undefined ? null : rupeesText(paise(Number(own))),
      quantity: String(quantity),
    };
  });
}
