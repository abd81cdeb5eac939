import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { NoneWords } from '#core/page-copy/page-words.ts';
import { IntentKey } from '#site/giving/intent-key.tsx';
import { StepsRail } from '#site/giving/steps-rail.tsx';
import { useShopCart } from '#site/shared/use-carts.ts';
import { shopLineInputsOf, shopLinesQuery } from '#site/shop-parts/shop-lines.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormError } from '#ui/form-error.tsx';
import { ProofStep } from '#ui/proof-step.tsx';
import { AddressCard } from './address-card.tsx';
import type { CheckoutModel, ErrorOf } from './checkout-model.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayOrderCard } from './pay-order-card.tsx';
import '#site/giving/checkout.css';
import './order.css';

const pageName = 'Checkout';

/** The shop's texts here; `none` if nothing was chosen. */
export type CheckoutWords = { title: string; none: NoneWords };

/** One form for the whole order. Without script too: CSS shows what depends on a choice. */
export function CheckoutPage({ model, title, none }: { model: CheckoutModel } & CheckoutWords) {
  const { texts, problems } = model;
  const { quote, ask, form } = useFreshQuote(model);
  const takesCart = useCartAsLines(quote.lines.length === 0);
  if (quote.lines.length === 0) return takesCart ? null : <NothingChosen {...none} />;
  const errorOf: ErrorOf = (field) => problems.find((problem) => problem.field === field)?.message ?? null;
  return (
    <div className="wrap checkout-page">
      <span className="kicker">{pageName}</span>
      <h1 className="text-h2 mt-3">{title}</h1>
      <StepsRail at={1} of="order" />
      <form ref={form} method="post" action="/checkout" noValidate className="checkout order-form">
        <IntentKey made={model.intentKey} />
        <input type="hidden" name="shownTotal" value={quote.payable ? quote.total : ''} />
        {model.fromCart && <input type="hidden" name="from" value="cart" />}
        <div className="grid gap-6">
          <ProofStep asked={model.proof} />
          {problems.length > 0 && (
            <FormError
              problems={problems.map(({ field, message }) => ({ field: field ?? undefined, message }))}
            />
          )}
          <DeliveryCard shop={model.shop} texts={texts} onChange={ask} />
          <AddressCard model={model} errorOf={errorOf} onTown={ask} />
          <PayOrderCard model={model} quote={quote} errorOf={errorOf} />
        </div>
        <OrderSummary quote={quote} errorOf={errorOf} />
      </form>
    </div>
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

/** Opened without lines in its address: this browser's shop cart is taken, if it has lines. */
function useCartAsLines(wanted: boolean): boolean {
  const { lines } = useShopCart();
  const navigate = useNavigate();
  const query = wanted && lines.length > 0 ? shopLinesQuery(shopLineInputsOf(lines)) : null;
  useEffect(() => {
    if (query !== null) void navigate(`/checkout?${query}&from=cart`, { replace: true });
  }, [query, navigate]);
  return query !== null;
}

function NothingChosen({ title, lead }: NoneWords) {
  return (
    <div className="wrap checkout-page">
      <EmptyState
        page={pageName}
        title={title}
        actions={
          <>
            <ButtonLink to="/shop" size="sm">
              Visit the shop
            </ButtonLink>
            <ButtonLink to="/cart" size="sm" look="outline">
              Open the cart
            </ButtonLink>
          </>
        }
      >
        {lead}
      </EmptyState>
    </div>
  );
}
