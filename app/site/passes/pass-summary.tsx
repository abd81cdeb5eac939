import { formatRupees, type Paise, timesPaise } from '#core/money/paise.ts';
import * as m from '#messages/passes.ts';
import { SummaryCard } from '#site/checkout-parts/summary-card.tsx';
import { href } from '#ui/href.ts';
import { type BookModel, countOf, priceWords } from './book-model.ts';

type PassSummaryProps = {
  event: BookModel['event'];
  products: BookModel['products'];
  counts: Record<string, string>;
  /** `free` passes of a membership take so much `off`. */
  sum: { total: Paise; free: number; off: Paise };
};

/** What is chosen so far; without script only the event, and that the total follows. */
export function PassSummary({ event, products, counts, sum: { total, free, off } }: PassSummaryProps) {
  const chosen = products
    .map((product) => ({ ...product, count: countOf(counts[product.id], product.most) }))
    .filter(({ count }) => count > 0);
  return (
    <SummaryCard
      id="your-passes"
      title={m.yourPasses}
      change={href('/events/single-event/:id', { id: event.id })}
      changeWords={m.backToEvent}
      total={chosen.length === 0 ? '' : priceWords(total)}
      open={false}
      live
      lines={
        <li className="grid gap-1">
          <b>{event.title}</b>
          <span className="sm">{event.when}</span>
          <span className="sm">{event.location}</span>
        </li>
      }
      sums={
        <>
          {chosen.map(({ id, title, count, price }) => (
            <div key={id}>
              <dt>{m.times(count, title)}</dt>
              <dd className="num">{priceWords(timesPaise(price, count))}</dd>
            </div>
          ))}
          {free > 0 && (
            <div>
              <dt>{m.times(free, m.freePasses)}</dt>
              <dd className="num">{`−${formatRupees(off, 'short')}`}</dd>
            </div>
          )}
          {chosen.length > 0 && (
            <div className="g">
              <dt>{m.total}</dt>
              <dd className="price">{priceWords(total)}</dd>
            </div>
          )}
        </>
      }
      note={chosen.length === 0 && <p className="sm faint">{m.totalFollows}</p>}
    />
  );
}
