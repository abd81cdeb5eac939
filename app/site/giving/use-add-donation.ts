import { useEffect } from 'react';
import { addLine, type DonationLine, sameLine } from '#core/cart/cart.ts';
import { maxCartLines } from '#core/cart/limits.ts';
import * as m from '#messages/giving.ts';
import { donationCart } from '#site/shared/use-carts.ts';
import { notify } from '#ui/notify.ts';

/** What a donation form's action answers to 'Add'. */
export type AddedDonation = { kind: 'added'; line: Omit<DonationLine, 'quantity'>; quantity: number };

/** Answers that are in the cart already: React may show one answer twice. */
const done = new WeakSet<AddedDonation>();

/** Puts an accepted line into the browser's donation cart, once, and shows a toast. */
export function useAddDonation(answer: { kind: string } | undefined): void {
  useEffect(() => {
    if (!isAdded(answer) || done.has(answer)) return;
    done.add(answer);
    donationCart.change((lines) => addLine<DonationLine>(lines, answer.line, answer.quantity));
    if (donationCart.snapshot().lines.some((line) => sameLine(line, answer.line))) {
      notify('success', m.added, answer.line.title);
    } else {
      notify('error', m.cartFull, m.cartHolds(maxCartLines));
    }
  }, [answer]);
}

function isAdded(answer: { kind: string } | undefined): answer is AddedDonation {
  return answer?.kind === 'added';
}
