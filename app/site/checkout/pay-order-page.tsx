import type { OrderGlance } from '#core/orders/order-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/order-payment.ts';
import { HeldPayment } from '#site/checkout-parts/held-payment.tsx';
import type { HeldForm } from '#site/checkout-parts/pay-answer.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';

type PayOrderPageProps = HeldForm & { order: OrderGlance; soldOut: boolean; fromCart: boolean };

/** The goods are held while the order is paid. */
export function PayOrderPage({ order, gateway, holdOver, soldOut, fromCart }: PayOrderPageProps) {
  const ways = (
    <>
      <ButtonLink to={href('/cart')}>{m.openTheCart}</ButtonLink>
      <ButtonLink to={href('/status/:id', { id: order.id })} look="quiet">
        {m.seeTheOrder}
      </ButtonLink>
    </>
  );
  return (
    <HeldPayment
      of="order"
      purchase={order}
      kicker={m.order(order.number)}
      gateway={gateway}
      holdOver={holdOver}
      fromCart={fromCart}
      soldOut={soldOut}
      soldOutWords={m.soldOutMeanwhile}
      ways={ways}
      holdOverWords={m.holdNearlyOver}
      note={order.payUntil ? m.heldUntilDay(dayInWords(order.payUntil)) : m.heldWhileYouPay}
    />
  );
}
