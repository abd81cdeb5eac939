import { contactOf } from '#core/people/viewer.ts';
import * as m from '#messages/order-history.ts';
import { requireDevotee } from '#server/auth/viewer.ts';
import { readShopRules } from '#server/bills/read-shop-rules.ts';
import { listOrdersOf } from '#server/orders/queries/order-queries.ts';
import { listPassBookings } from '#server/passes/queries/booking-queries.ts';
import { isBookingOf } from '#server/passes/queries/own-passes.ts';
import { listSeatsOf } from '#server/seats/queries/own-seats.ts';
import { servicesContext } from '#server/services.ts';
import { nameKinds } from '#server/stay/name-kinds.ts';
import { listStaysOf } from '#server/stay/queries/own-stays.ts';
import { translated } from '#server/translations/translated.ts';
import { AccountHead } from '#site/account/account-head.tsx';
import { ownMeta } from '#site/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/order-history.route';
import { OrdersTable, type OwnOrder } from './orders-table.tsx';
import { type OwnBooking, OwnPasses } from './own-passes.tsx';
import { type OwnSeat, OwnSeats } from './own-seats.tsx';
import { type OwnStay, OwnStays } from './own-stays.tsx';

/**
 * The Devotee's own orders, stays, seats and passes: the queries take a Devotee, so nobody else's
 * can be requested.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  try {
    const [found, { buyerCancels }, booked, seated, admitted] = await Promise.all([
      listOrdersOf(services, devotee),
      readShopRules(services.db),
      listStaysOf(services, devotee),
      listSeatsOf(services, devotee),
      listPassBookings(services, isBookingOf(devotee)),
    ]);
    const orders = found.map(
      ({
        id,
        number,
        begunOn,
        state,
        stage,
        money,
        payBy,
        delivery,
        mailed,
        total,
        payable,
        bills,
        lines,
        refunds,
      }) => ({
        ...{ id, number, begunOn, state, stage, money, payBy, delivery, mailed },
        ...{ total, payable, bills },
        goods: lines.map(({ title, options, quantity }) => ({ title, options, quantity })),
        returned: refunds.filter((refund) => refund.state === 'processed').map(({ amount }) => amount),
      }),
    );
    const stays: OwnStay[] = (await nameKinds(services, booked)).map(
      ({ id, number, kindTitle, arrival, departure, state, price, bills }) => ({
        ...{ id, number, kindTitle, arrival, departure, state, price, bills },
      }),
    );
    const seats: OwnSeat[] = seated.map(({ id, number, title, day, seats: count, price, paid, state }) => ({
      ...{ id, number, title, day, seats: count, price, paid, state },
    }));
    const events = await translated(
      services,
      'events',
      admitted.map(({ event }) => event),
    );
    const passes: OwnBooking[] = admitted.map(({ id, number, passes: own, total, state }, at) => ({
      ...{ id, number, total, state, title: events[at]?.title ?? '', passes: own.length },
      begins: own[0]?.from ?? null,
    }));
    const contact = contactOf(devotee);
    return { contact, buyerCancels, orders: orders satisfies OwnOrder[], stays, seats, passes };
  } catch (error) {
    services.log.error({ err: error }, 'order history not read');
    return {
      contact: contactOf(devotee),
      buyerCancels: false,
      orders: null,
      stays: [],
      seats: [],
      passes: [],
    };
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return ownMeta(matches, m.myOrders);
}

export default function OrderHistory({
  loaderData: { contact, orders, buyerCancels, stays, seats, passes },
}: Route.ComponentProps) {
  return (
    <section className="section wrap own-pages">
      <AccountHead
        here="/order-history"
        title={m.myOrders}
        lead={<Sentence text={m.everyOrder(contact)} parts={{ email: (words) => <b>{words}</b> }} />}
      />
      {orders === null ? (
        <div className="panel own-panel">
          <Notice tone="bad">{m.notRead}</Notice>
          <div>
            <ButtonLink to={href('/order-history')} look="outline" size="sm" reloadDocument>
              {m.tryAgain}
            </ButtonLink>
          </div>
        </div>
      ) : [orders, stays, seats, passes].every(({ length }) => length === 0) ? (
        <EmptyState
          picture="shop-bag"
          title={m.noOrders}
          actions={<ButtonLink to={href('/shop')}>{m.seeShop}</ButtonLink>}
        >
          {m.whenYouOrder}
        </EmptyState>
      ) : (
        <>
          {orders.length > 0 && <OrdersTable orders={orders} buyerCancels={buyerCancels} />}
          {stays.length > 0 && <OwnStays stays={stays} />}
          {seats.length > 0 && <OwnSeats bookings={seats} />}
          {passes.length > 0 && <OwnPasses bookings={passes} />}
        </>
      )}
    </section>
  );
}
