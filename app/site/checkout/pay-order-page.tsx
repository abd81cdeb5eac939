import { formatRupees } from '#core/money/paise.ts';
import type { OrderGlance } from '#core/orders/order-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/order-payment.ts';
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
  const pay = m.payAmount(formatRupees(order.total, 'short'));
  return (
    <PayFrame
      of="order"
      purchase={order}
      kicker={m.order(order.number)}
      title={soldOut ? m.somebodyWasFaster : pay}
      fromCart={fromCart}
    >
      {soldOut && (
        <>
          <Notice tone="bad">{m.soldOutMeanwhile}</Notice>
          <div className="row wrapx">
            <ButtonLink to={href('/cart')}>{m.openTheCart}</ButtonLink>
            <ButtonLink to={href('/status/:id', { id: order.id })} look="quiet">
              {m.seeTheOrder}
            </ButtonLink>
          </div>
        </>
      )}
      {!soldOut && gateway === null && (
        <AskGateway label={holdOver ? pay : undefined} big>
          {holdOver ? m.holdNearlyOver : m.paymentPageSilent}
        </AskGateway>
      )}
      {!soldOut && gateway && (
        <PayOnline
          purchase={order}
          post={gateway}
          note={order.payUntil ? m.heldUntilDay(dayInWords(order.payUntil)) : m.heldWhileYouPay}
        />
      )}
    </PayFrame>
  );
}
