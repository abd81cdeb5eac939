import { Panel } from '#admin/frame/panel.tsx';
import { BillFacts } from '#admin/records/bill-facts.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { disagreementWords, moneyEventWords } from '#admin/words/money-event-words.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import * as m from '#messages/admin/orders.ts';
import type { OrderEvent } from '#server/orders/queries/admin-order-queries.ts';

/** The buyer, the delivery address, the documents, and what happened so far. */
export function OrderFacts({ order, events }: { order: OrderView; events: OrderEvent[] }) {
  const { buyer, address, courier, tracking, bills, weightGrams } = order;
  return (
    <>
      <Panel title={m.buyer}>
        <dl className="admin-facts">
          <Fact label={m.name}>{buyer.name}</Fact>
          <Fact label={m.telephone}>
            <a href={`tel:${buyer.phone}`} className="num">
              {buyer.phone}
            </a>
          </Fact>
          {buyer.email && <Fact label={m.email}>{buyer.email}</Fact>}
          <Fact label={m.goesTo}>{address.length > 0 ? address.join(', ') : m.collected}</Fact>
          {buyer.gstin && <Fact label="GSTIN">{buyer.gstin}</Fact>}
          <Fact label={m.weight}>
            <span className="num">{m.grams(weightGrams)}</span>
          </Fact>
          {courier && (
            <Fact label={m.courier}>
              {courier}, <span className="num break-all">{tracking}</span>
            </Fact>
          )}
          <BillFacts bills={bills} />
        </dl>
      </Panel>
      <Panel title={m.whatHappened}>
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
  begun: m.ordered,
  'link-mailed': m.linkMailed,
  placed: m.takenFromStock,
  short: m.goodsGone,
  'swap-offered': m.elseOffered,
  'swap-accepted': m.offerTaken,
  packed: m.packed,
  shipped: m.givenToCourier,
  delivered: m.delivered,
  cancelled: m.cancelled,
  'part-cancelled': m.partCancelled,
  'handed-back': m.handedBack,
};
