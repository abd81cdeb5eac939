import type { ComponentProps } from 'react';
import type { OrderGlance, OrderView } from '#core/orders/order-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/order-payment.ts';
import { HeldPayment } from '#site/checkout-parts/held-payment.tsx';
import type { HeldForm } from '#site/checkout-parts/pay-answer.ts';
import { PlacedOrderCard } from '#site/shop-parts/placed-order-card.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';

type PayOrderPageProps = HeldForm &
  Pick<ComponentProps<typeof HeldPayment>, 'refused'> & {
    glance: OrderGlance;
    /** null: who pays has only the link, and sees no goods and no address. */
    order: OrderView | null;
    fromCart: boolean;
  };

/** The goods are held while the order is paid. */
export function PayOrderPage(props: PayOrderPageProps) {
  const { glance, order, gateway, holdOver, refused, fromCart } = props;
  const ways = (
    <>
      <ButtonLink to={href('/cart')}>{m.openTheCart}</ButtonLink>
      <ButtonLink to={href('/status/:id', { id: glance.id })} look="quiet">
        {m.seeTheOrder}
      </ButtonLink>
    </>
  );
  return (
    <HeldPayment
      of="order"
      purchase={glance}
      kicker={m.order(glance.number)}
      gateway={gateway}
      holdOver={holdOver}
      fromCart={fromCart}
      refused={refused}
      soldOutWords={m.soldOutMeanwhile}
      ways={ways}
      holdOverWords={m.holdNearlyOver}
      note={glance.payUntil ? m.heldUntilDay(dayInWords(glance.payUntil)) : m.heldWhileYouPay}
      summary={order && <PlacedOrderCard glance={glance} order={order} />}
    />
  );
}
