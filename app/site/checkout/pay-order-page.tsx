import { formatRupees } from '#core/money/paise.ts';
import type { OrderGlance } from '#core/orders/order-view.ts';
import { GatewayForm, type GatewayPost } from '#site/giving/gateway-form.tsx';
import { StepsRail } from '#site/giving/steps-rail.tsx';
import { useRememberCart } from '#site/giving/use-remember-cart.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import '#site/giving/checkout.css';

export type PayOrderPageProps = {
  order: OrderGlance;
  /** null: the gateway did not answer, the hold has expired, or the goods are sold out. */
  gateway: GatewayPost | null;
  holdOver: boolean;
  soldOut: boolean;
  fromCart: boolean;
};

/** The order is stored and its goods are held; now it is paid on the gateway's page. */
export function PayOrderPage({ order, gateway, holdOver, soldOut, fromCart }: PayOrderPageProps) {
  useRememberCart(order.id, fromCart);
  return (
    <div className="wrap checkout-page">
      <span className="kicker">Order {order.number}</span>
      <h1 className="text-h2 mt-3">{soldOut ? 'Somebody was faster' : `Pay ${formatRupees(order.total)}`}</h1>
      <StepsRail at={2} of="order" />
      <div className="grid gap-6 max-w-[640px]">
        {soldOut && (
          <>
            <Notice tone="bad">
              The time in which the goods were kept for you ran out, and something of this order is sold out
              now. Nothing was taken. Open the cart to see what there still is.
            </Notice>
            <div className="row wrapx">
              <ButtonLink to="/cart">Open the cart</ButtonLink>
              <ButtonLink to={`/status/${order.id}`} look="quiet">
                See the order
              </ButtonLink>
            </div>
          </>
        )}
        {!soldOut && gateway === null && (
          <form method="post" className="grid gap-4 justify-items-start">
            <Notice tone="wait">
              {holdOver
                ? 'The time in which the goods are kept for you is nearly or wholly over. Go on, and they are kept for another quarter of an hour, as long as they are still there.'
                : 'The payment page does not answer just now. Nothing was taken.'}
            </Notice>
            <Button size="lg">{holdOver ? `Pay ${formatRupees(order.total)}` : 'Try again'}</Button>
          </form>
        )}
        {!soldOut && gateway && (
          <section className="checkout-card" aria-labelledby="pay-online">
            <h2 id="pay-online" className="card-title">
              UPI, card or net banking
            </h2>
            <GatewayForm purchaseId={order.id} total={order.total} post={gateway} sendItself primary />
            <p className="sm faint">The goods are kept for you while you pay.</p>
          </section>
        )}
      </div>
    </div>
  );
}
