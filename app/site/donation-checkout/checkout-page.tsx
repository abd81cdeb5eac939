import { lazy } from 'react';
import type { TransferBy } from '#core/payments/transfer-ways.ts';
import * as m from '#messages/donation-checkout.ts';
import { CheckoutFrame, NothingChosen } from '#site/checkout-parts/checkout-frame.tsx';
import { FromCart } from '#site/checkout-parts/from-cart.tsx';
import { type CheckoutWords, errorsOf, type PurchaseForm } from '#site/checkout-parts/purchase-form.ts';
import { cartKeys } from '#site/shared/cart-keys.ts';
import { href, plainHref } from '#ui/href.ts';
import type { CheckoutTexts, PayBy } from './checkout-fields.ts';
import { DonorFields } from './donor-fields.tsx';
import { GivingPathCard } from './giving-path-card.tsx';
import { OfferingSummary } from './offering-summary.tsx';
import { PayCard } from './pay-card.tsx';
import type { DonationQuote } from './quote-donation.ts';
import { SevaDayCard } from './seva-day-card.tsx';

export type CheckoutModel = PurchaseForm<DonationQuote, CheckoutTexts> & {
  payBy: PayBy;
  /** The ways of transfer for this total; null: none. */
  transferBy: TransferBy | null;
  /** Something of it is given only so often a day. */
  needsDay: boolean;
};

const CartTaken = lazy(() => import('./cart-taken.tsx'));

const page = m.checkout;
const ways = [
  { to: href('/donate'), label: m.donate },
  { to: href('/donation'), label: m.seeAllCauses },
];

export function CheckoutPage({ model, title, none }: { model: CheckoutModel } & CheckoutWords) {
  const { quote, texts, problems } = model;
  if (quote.lines.length === 0) {
    const nothing = <NothingChosen page={page} words={none} ways={ways} />;
    return (
      <FromCart cart={cartKeys.donations} taken={<CartTaken otherwise={nothing} />} otherwise={nothing} />
    );
  }
  const errorOf = errorsOf(problems);
  return (
    <CheckoutFrame
      of="donation"
      page={page}
      title={title}
      action={plainHref('/donation-checkout')}
      model={model}
      summary={<OfferingSummary quote={quote} />}
    >
      <GivingPathCard texts={texts} quote={quote} errorOf={errorOf} />
      <SevaDayCard texts={texts} needed={model.needsDay} error={errorOf('sevaDate')} />
      <DonorFields texts={texts} errorOf={errorOf} />
      <PayCard
        quote={quote}
        payBy={model.payBy}
        transferBy={model.transferBy}
        consented={texts.consent !== ''}
        consentError={errorOf('consent')}
      />
    </CheckoutFrame>
  );
}
