import { formatRupees } from '#core/money/paise.ts';
import type { OrderGlance } from '#core/orders/order-view.ts';
import type { GatewayPost } from '#site/checkout-parts/gateway-form.tsx';
import { AskGateway, PayFrame, PayOnline } from '#site/checkout-parts/pay-frame.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';

export type PayOrderPageProps = {
  order: OrderGlance;
  /** null: the gateway did not answer, the hold has expired, or the goods are sold out. */
  gateway: GatewayPost | null;
  holdOver: boolean;
  soldOut: boolean;
  fromCart: boolean;
};

/** The goods are held while the order is paid. */
export function PayOrderPage({ order, gateway, holdOver, soldOut, fromCart }: PayOrderPageProps) {
  const pay = `Pay ${formatRupees(order.total, 'short')}`;
  return (
    <PayFrame
      of="order"
      purchase={order}
      kicker={`Order ${order.number}`}
      title={soldOut ? 'Somebody was faster' : pay}
      fromCart={fromCart}
    >
      {soldOut && (
        <>
          <Notice tone="bad">
            The time in which the goods were kept for you ran out, and something of this order is sold out
            now. Nothing was taken. Open the cart to see what there still is.
          </Notice>
          <div className="row wrapx">
            <ButtonLink to={href('/cart')}>Open the cart</ButtonLink>
            <ButtonLink to={href('/status/:id', { id: order.id })} look="quiet">
              See the order
            </ButtonLink>
          </div>
        </>
      )}
      {!soldOut && gateway === null && (
        <AskGateway label={holdOver ? pay : undefined} big>
          {holdOver
            ? 'The time in which the goods are kept for you is nearly or wholly over. Go on, and they are kept for another quarter of an hour, as long as they are still there.'
            : 'The payment page does not answer just now. Nothing was taken.'}
        </AskGateway>
      )}
      {!soldOut && gateway && (
        <PayOnline purchase={order} post={gateway} note="The goods are kept for you while you pay." />
      )}
    </PayFrame>
  );
}
