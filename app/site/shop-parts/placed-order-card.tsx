import { formatRupees } from '#core/money/paise.ts';
import type { OrderGlance, OrderView } from '#core/orders/order-view.ts';
import { language } from '#messages/language.ts';
import { memberPriceInsteadOf } from '#messages/member-price.ts';
import * as m from '#messages/orders.ts';
import { Sentence } from '#ui/sentence.tsx';
import '#site/checkout-parts/summary-card.css';

/** Orders keep the words of their bills, which are in English (docs/decisions/languages.md). */
const booksLanguage = language === 'en' ? undefined : 'en';

/** The stored order. Without the proof only its number and its total. */
export function PlacedOrderCard({ glance, order }: { glance: OrderGlance; order: OrderView | null }) {
  return (
    <aside className="summary-card" aria-labelledby="your-order">
      <div className="in">
        <h2 id="your-order" className="card-title">
          {m.yourOrder}
        </h2>
        {order && (
          <ul className="grid gap-4">
            {order.lines.map((line) => (
              <li key={line.position} className="summary-card-line row between items-start">
                <span>
                  <span lang={booksLanguage}>
                    <b>{line.title}</b>
                    {line.options && <span className="sm block">{line.options}</span>}
                  </span>
                  <span className="sm num block">
                    {formatRupees(line.unit, 'short')} × {line.quantity}
                  </span>
                  {line.list !== null && (
                    <span className="sm faint block">
                      {memberPriceInsteadOf(formatRupees(line.list, 'short'))}
                    </span>
                  )}
                  {line.cancelled > 0 && (
                    <span className="sm summary-card-note block">{cancelWords(order.lines, line)}</span>
                  )}
                </span>
                <span className="num">{formatRupees(line.amount, 'short')}</span>
              </li>
            ))}
          </ul>
        )}
        <dl>
          {order && (
            <div>
              <dt>{order.delivery === 'pickup' ? m.collectAtTemple : m.delivery}</dt>
              <dd className="num">{formatRupees(order.deliveryCharge, 'short')}</dd>
            </div>
          )}
          <div className="g">
            <dt>{m.totalWithTax}</dt>
            <dd className="price">{formatRupees(glance.total, 'short')}</dd>
          </div>
        </dl>
        {order && order.address.length > 0 && (
          <address className="sm not-italic">
            <b>{order.buyer.name}</b>
            {order.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        )}
        <div className="summary-card-lotus" />
        <p className="sm faint summary-card-reference">
          <Sentence
            text={m.orderWithNumber}
            parts={{ number: () => <span className="num">{glance.number}</span> }}
          />
        </p>
      </div>
    </aside>
  );
}

function cancelWords(
  lines: OrderView['lines'],
  { position, cancelled, quantity }: OrderView['lines'][number],
) {
  if (lines.some(({ replaces }) => replaces === position)) return m.goneReplaced;
  return cancelled === quantity ? m.cancelled : m.someCancelled(cancelled);
}
