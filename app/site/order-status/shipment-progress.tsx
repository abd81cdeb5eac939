import Check from 'lucide-react/icons/check';
import type { OrderGlance, OrderView } from '#core/orders/order-view.ts';
import * as m from '#messages/orders.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Sentence } from '#ui/sentence.tsx';

const stages = ['placed', 'packed', 'shipped', 'delivered'] as const;
const courier = { placed: m.ordered, packed: m.packed, shipped: m.withCourier, delivered: m.delivered };
const pickup = { placed: m.ordered, packed: m.waitsToBeCollected, shipped: '', delivered: m.collected };

type ShipmentProgressProps = { glance: OrderGlance; order: OrderView | null; shopAddress: string };

/** The delivery's steps; for the buyer the courier and its number, or the pickup point. */
export function ShipmentProgress({ glance, order, shopAddress }: ShipmentProgressProps) {
  if (glance.stage === 'short') return null;
  const words = glance.delivery === 'pickup' ? pickup : courier;
  const shown = stages.filter((stage) => words[stage] !== '');
  const at = shown.indexOf(glance.stage as (typeof stages)[number]);
  return (
    <div className="grid gap-4">
      <ol className="goods-trail" aria-label={m.howFar}>
        {shown.map((stage, index) => (
          <li
            key={stage}
            className={index <= at ? 'done' : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            <i aria-hidden="true">{index <= at && <Icon of={Check} />}</i>
            {words[stage]}
          </li>
        ))}
      </ol>
      {order?.delivery === 'pickup' && glance.stage !== 'delivered' && (
        <div>
          <p>{m.shopAt(shopAddress)}</p>
          <ButtonLink to={href('/contacts')} look="quiet">
            {m.directionsAndHours}
          </ButtonLink>
        </div>
      )}
      {order?.courier && (
        <p>
          {order.tracking ? (
            <Sentence
              text={m.courierTracking(order.courier)}
              parts={{ number: () => <b className="num break-all">{order.tracking}</b> }}
            />
          ) : (
            order.courier
          )}
        </p>
      )}
    </div>
  );
}
