import Check from 'lucide-react/icons/check';
import type { OrderGlance, OrderView } from '#core/orders/order-view.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';

const stages = ['placed', 'packed', 'shipped', 'delivered'] as const;
const courier = { placed: 'Ordered', packed: 'Packed', shipped: 'With the courier', delivered: 'Delivered' };
const pickup = { placed: 'Ordered', packed: 'Ready to collect', shipped: '', delivered: 'Collected' };

type ShipmentProgressProps = { glance: OrderGlance; order: OrderView | null; shopAddress: string };

/** The delivery's steps; for the buyer the courier and its number, or the pickup point. */
export function ShipmentProgress({ glance, order, shopAddress }: ShipmentProgressProps) {
  if (glance.stage === 'short') return null;
  const words = glance.delivery === 'pickup' ? pickup : courier;
  const shown = stages.filter((stage) => words[stage] !== '');
  const at = shown.indexOf(glance.stage as (typeof stages)[number]);
  return (
    <div className="grid gap-4">
      <ol className="goods-trail" aria-label="How far your goods are">
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
          <p>The temple shop: {shopAddress}</p>
          <ButtonLink to={href('/contacts')} look="quiet">
            Directions and hours
          </ButtonLink>
        </div>
      )}
      {order?.courier && (
        <p>
          {order.courier}
          {order.tracking && (
            <>
              , tracking number <b className="num break-all">{order.tracking}</b>
            </>
          )}
        </p>
      )}
    </div>
  );
}
