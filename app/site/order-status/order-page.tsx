import { useEffect } from 'react';
import type { OrderGlance, OrderView } from '#core/orders/order-view.ts';
import type { Thanks } from '#core/page-copy/answer-words.ts';
import { awaitsAnswer } from '#core/purchases/money-state.ts';
import * as m from '#messages/orders.ts';
import { refundStates } from '#messages/refund-states.ts';
import { BillLinks } from '#site/checkout-parts/bill-links.tsx';
import { failureWords } from '#site/checkout-parts/failure-words.ts';
import { clearCartOf } from '#site/checkout-parts/paid-cart.ts';
import { RefundList } from '#site/checkout-parts/refund-list.tsx';
import { StepsRail } from '#site/checkout-parts/steps-rail.tsx';
import { useLookAgain } from '#site/checkout-parts/use-look-again.ts';
import { useRememberCart } from '#site/checkout-parts/use-remember-cart.ts';
import { keepWords } from '#site/forms/keep-words.ts';
import { orderWords } from '#site/shop-parts/order-words.ts';
import { PlacedOrderCard } from '#site/shop-parts/placed-order-card.tsx';
import { shopLinesQuery } from '#site/shop-parts/shop-lines.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Loader } from '#ui/loader.tsx';
import { CancelForm } from './cancel-form.tsx';
import { ShipmentProgress } from './shipment-progress.tsx';
import { SwapChoice } from './swap-choice.tsx';
import { type RefusedAction, UnlockForm } from './unlock-form.tsx';
import '#site/checkout-parts/status.css';
import './order-status.css';

type OrderPageProps = {
  glance: OrderGlance;
  thanks: Thanks;
  /** null: the visitor has only the link. */
  order: OrderView | null;
  buyerCancels: boolean;
  /** The pickup point. */
  shopAddress: string;
  fromCart: boolean;
  cancelRequested: boolean;
  refused: RefusedAction | null;
};

/** The state of an order; its goods and its address only for its buyer. */
export function OrderPage(props: OrderPageProps) {
  const { glance, order, buyerCancels, shopAddress, fromCart, cancelRequested, refused } = props;
  const words = orderWords(glance, props.thanks);
  const gaveUp = useLookAgain(words.looksAgain);
  useRememberCart(glance.id, fromCart);
  const done = glance.stage !== 'open';
  useEffect(() => {
    if (done) clearCartOf(glance.id);
  }, [done, glance.id]);
  return (
    <div className="wrap status-page" data-wake>
      <span className="kicker">{m.order(glance.number)}</span>
      <StepsRail at={words.step} of="order" />
      <div className="status-cols">
        <div className="status-main">
          <Badge tone={words.tone}>{words.badge}</Badge>
          <div aria-live="polite" className="grid gap-4">
            <h1 className="text-h2">{words.title}</h1>
            <p className="lead">
              {glance.state === 'failed' && failureWords(glance.failure)} {words.lead}
            </p>
          </div>
          {words.looksAgain && <Looking glance={glance} gaveUp={gaveUp} />}
          {glance.payable && !awaitsAnswer(glance.money) && <PayLink glance={glance} />}
          {glance.stage !== 'open' && glance.stage !== 'cancelled' && (
            <ShipmentProgress glance={glance} order={order} shopAddress={shopAddress} />
          )}
          {order ? (
            <>
              {order.swap && (
                <SwapChoice
                  order={order}
                  offer={order.swap}
                  refused={refused?.field === 'choose' ? refused.message : null}
                />
              )}
              <RefundList
                refunds={order.refunds}
                words={order.payBy === 'pickup' ? counterRefunds : refundStates}
              />
              <BillLinks bills={order.bills} />
              <NextStep order={order} />
              <CancelForm
                order={order}
                buyerCancels={buyerCancels}
                requested={cancelRequested}
                refused={refused?.field === 'cancel' ? refused.message : null}
              />
            </>
          ) : (
            <UnlockForm refused={refused?.field === 'lastFour' ? refused : null} />
          )}
        </div>
        <PlacedOrderCard glance={glance} order={order} />
      </div>
    </div>
  );
}

function Looking({ glance, gaveUp }: { glance: OrderGlance; gaveUp: boolean }) {
  return (
    <>
      {gaveUp ? (
        <p>
          <b>{glance.mailed ? m.messageYou : m.pageWillKnow}</b>{' '}
          {keepWords({ mailed: glance.mailed }) ?? m.mayClosePage}
        </p>
      ) : (
        <Loader className="noscript:hidden">{m.lookingForPayment}</Loader>
      )}
      <a href={plainHref('/status/:id', { id: glance.id })} className="btn btn-quiet">
        <span>{m.checkAgain}</span>
      </a>
    </>
  );
}

function PayLink({ glance: { id, state } }: { glance: OrderGlance }) {
  return (
    <ButtonLink
      to={href('/checkout/pay/:id', { id })}
      reloadDocument
      look={state === 'failed' ? 'primary' : 'outline'}
    >
      {state === 'failed' ? m.tryAgain : m.goToPayment}
    </ButtonLink>
  );
}

/** What was paid at the shop's counter is refunded there. */
const counterRefunds = { ...refundStates, approved: m.refundWaitsAtShop, processed: m.refundHandedBack };

/** Actions for an order that needs nothing more from us. */
function NextStep({ order: { stage, money, bills, refunds, lines } }: { order: OrderView }) {
  const declined = refunds.some(({ state }) => state === 'declined');
  if (money === 'review' || declined || stage === 'delivered')
    return (
      <ButtonLink to={href('/contacts')} look={money === 'review' ? 'outline' : 'quiet'}>
        {m.writeToOffice}
      </ButtonLink>
    );
  if (stage !== 'cancelled') return null;
  const again = lines.map(({ productId, variantId, quantity }) => ({
    ...{ productId, variantId, quantity: String(quantity), shown: '' },
  }));
  return (
    <ButtonLink
      to={`${href('/checkout')}?${shopLinesQuery(again)}`}
      look={bills.length > 0 ? 'quiet' : 'primary'}
    >
      {m.orderAgain}
    </ButtonLink>
  );
}
