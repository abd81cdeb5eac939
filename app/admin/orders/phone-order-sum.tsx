import { Panel } from '#admin/frame/panel.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { formatRupees } from '#core/money/paise.ts';
import type { OrderQuote } from '#core/orders/quote-order.ts';
import * as m from '#messages/admin/phone-orders.ts';
import { Notice } from '#ui/notice.tsx';

/** What the order costs by our prices now, to be read to the buyer. */
export function PhoneOrderSum({ quote, confirms }: { quote: OrderQuote; confirms: boolean }) {
  const { lines, delivery, total } = quote;
  return (
    <Panel title={m.sum}>
      <dl className="admin-facts" aria-live="polite">
        {lines.map(({ typed, item, state }) =>
          item && state === 'fine' ? (
            <Fact key={typed.variantId} label={[item.title, item.options].filter(Boolean).join(', ')} num>
              {typed.quantity} × {formatRupees(item.unit, 'short')} = {formatRupees(item.total, 'short')}
            </Fact>
          ) : null,
        )}
        {delivery.kind === 'courier' && (
          <Fact label={m.delivery} num>
            {formatRupees(delivery.charge, 'short')}
          </Fact>
        )}
        <Fact label={m.total} num>
          <b>{formatRupees(total)}</b>
        </Fact>
      </dl>
      {confirms && (
        <div className="mt-4">
          <Notice tone="wait">{m.readSum}</Notice>
        </div>
      )}
    </Panel>
  );
}
