import { Panel } from '#admin/frame/panel.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { disagreementWords, moneyEventWords } from '#admin/words/money-event-words.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import { billPdfPath } from '#core/receipts/receipt-paths.ts';
import type { OrderEvent } from '#server/orders/queries/admin-order-queries.ts';

/** The buyer, the delivery address, the documents, and what happened so far. */
export function OrderFacts({ order, events }: { order: OrderView; events: OrderEvent[] }) {
  const { buyer, address, courier, tracking, bills, weightGrams } = order;
  return (
    <>
      <Panel title="Buyer">
        <dl className="admin-facts">
          <Fact label="Name">{buyer.name}</Fact>
          <Fact label="Telephone">
            <a href={`tel:${buyer.phone}`} className="num">
              {buyer.phone}
            </a>
          </Fact>
          {buyer.email && <Fact label="E-mail">{buyer.email}</Fact>}
          <Fact label="Goes to">{address.length > 0 ? address.join(', ') : 'Collected at the shop'}</Fact>
          {buyer.gstin && <Fact label="GSTIN">{buyer.gstin}</Fact>}
          <Fact label="Weight">
            <span className="num">{weightGrams} g</span>
          </Fact>
          {courier && (
            <Fact label="Courier">
              {courier}, <span className="num break-all">{tracking}</span>
            </Fact>
          )}
          {bills.map(({ id, number, kind }) => (
            <Fact key={id} label={kind === 'credit-note' ? 'Credit note' : 'Bill'}>
              <a href={billPdfPath(id)} className="underline num">
                {number}
              </a>
            </Fact>
          ))}
        </dl>
      </Panel>
      <Panel title="What happened">
        <ol className="admin-facts">
          {events.map(({ at, kind, note }) => (
            <li key={`${kind} ${String(at)}`}>
              {eventWords[kind] ?? moneyEventWords(kind)}{' '}
              <span className="sm faint num">{shortMoment(at)}</span>
              {note && <span className="sm muted block">{disagreementWords(note)}</span>}
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

/** The events of an order besides its money. */
const eventWords: Record<string, string> = {
  begun: 'Ordered',
  placed: 'Goods taken from the shelf',
  short: 'Goods were gone',
  'swap-offered': 'Something else was offered',
  'swap-accepted': 'The buyer took what was offered',
  packed: 'Packed',
  shipped: 'Given to the courier',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  'part-cancelled': 'Part of it cancelled',
  'handed-back': 'Handed back at the counter',
};
