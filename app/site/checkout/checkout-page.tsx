import { lazy, useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#messages/order-checkout.ts';
import { CheckoutFrame, NothingChosen } from '#site/checkout-parts/checkout-frame.tsx';
import { FromCart } from '#site/checkout-parts/from-cart.tsx';
import { type CheckoutWords, errorsOf } from '#site/checkout-parts/purchase-form.ts';
import { cartKeys } from '#site/shared/cart-keys.ts';
import { href, plainHref } from '#ui/href.ts';
import { AddressCard } from './address-card.tsx';
import type { CheckoutModel } from './checkout-model.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayOrderCard } from './pay-order-card.tsx';
import './order.css';

const CartTaken = lazy(() => import('./cart-taken.tsx'));

const page = m.checkout;
const ways = [
  { to: href('/shop'), label: m.visitTheShop },
  { to: href('/cart'), label: m.openTheCart },
];

export function CheckoutPage({ model, title, none }: { model: CheckoutModel } & CheckoutWords) {
  const { texts, problems } = model;
  const { quote, ask, form } = useFreshQuote(model);
  if (quote.lines.length === 0) {
    const nothing = <NothingChosen page={page} words={none} ways={ways} />;
    return <FromCart cart={cartKeys.shop} taken={<CartTaken otherwise={nothing} />} otherwise={nothing} />;
  }
  const errorOf = errorsOf(problems);
  return (
    <CheckoutFrame
      of="order"
      page={page}
      title={title}
      action={plainHref('/checkout')}
      model={{ ...model, quote }}
      className="order-form"
      form={form}
      summary={<OrderSummary quote={quote} errorOf={errorOf} />}
    >
      <DeliveryCard shop={model.shop} texts={texts} onChange={ask} />
      <AddressCard model={model} errorOf={errorOf} onTown={ask} />
      <PayOrderCard model={model} quote={quote} errorOf={errorOf} />
    </CheckoutFrame>
  );
}

/** With script, another PIN code or delivery is quoted at once; without, at the next submit. */
function useFreshQuote(model: CheckoutModel) {
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<CheckoutModel>();
  const ask = () => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    fields.set('quote', '1');
    void fetcher.submit(fields, { method: 'post', action: '/checkout' });
  };
  // A choice made before hydration has not been quoted yet.
  const awake = useEffectEvent(() => {
    const typed = (name: string) => new FormData(form.current ?? undefined).get(name);
    const moved = typed('delivery') !== model.texts.delivery || typed('pin') !== model.texts.pin;
    if (form.current && moved) ask();
  });
  useEffect(() => awake(), []);
  return { quote: fetcher.data?.quote ?? model.quote, ask, form };
}
