import { Link } from 'react-router';
import { formatRupees, rupeesText } from '#core/money/paise.ts';
import type { OrderQuote, QuotedOrderLine } from '#core/orders/quote-order.ts';
import { shopLineFields, shopLineTexts } from '#site/shop-parts/shop-lines.ts';
import { FieldError } from '#ui/field.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ErrorOf } from './checkout-model.ts';
import '#site/giving/summary-card.css';

/** The order as a bill: lines, discount, delivery, total, all at the server's prices. */
export function OrderSummary({ quote, errorOf }: { quote: OrderQuote; errorOf: ErrorOf }) {
  return (
    <aside className="summary-card" aria-labelledby="your-order">
      <div className="in" aria-live="polite">
        <div className="row between">
          <h2 id="your-order" className="card-title">
            Your order
          </h2>
          <Link to="/cart" className="sm summary-card-edit">
            Change
          </Link>
        </div>
        <ul className="grid gap-4">
          {quote.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, do not move
            <SummaryLine key={index} line={line} index={index} refusal={errorOf(`lines.${index}`)} />
          ))}
        </ul>
        <dl>
          <div>
            <dt>Items</dt>
            <dd className="num">{formatRupees(quote.items)}</dd>
          </div>
          <div>
            <dt>MRP discount</dt>
            <dd className="num">₹0</dd>
          </div>
          <div>
            <dt>{deliveryTitle(quote)}</dt>
            <dd className="num">{deliveryPrice(quote)}</dd>
          </div>
          <div className="g">
            <dt>Total</dt>
            <dd className="price">{formatRupees(quote.total)}</dd>
          </div>
        </dl>
        <p className="sm faint">
          {quote.taxIncluded > 0
            ? `GST of ${formatRupees(quote.taxIncluded)} is in it.`
            : 'No GST is due on these goods.'}
        </p>
        <div className="summary-card-lotus" />
      </div>
    </aside>
  );
}

function deliveryTitle({ delivery }: OrderQuote): string {
  if (delivery.kind === 'pickup') return 'Fetched at the temple';
  if (delivery.kind !== 'courier') return 'Delivery';
  const { min, max } = delivery.zone.days;
  return `Delivery, ${min === max ? min : `${min} to ${max}`} working days`;
}

function deliveryPrice({ delivery }: OrderQuote): string {
  if (delivery.kind === 'pickup') return '₹0';
  if (delivery.kind !== 'courier') return delivery.kind === 'pin-needed' ? 'by PIN code' : 'not there';
  return delivery.charge === 0 ? 'free' : formatRupees(delivery.charge);
}

const stateWords = {
  fine: null,
  'no-quantity': 'Enter a whole number from 1 to 10.',
  gone: 'This item is no longer available.',
  out: 'Sold out just now.',
  fewer: 'Only {n} left.',
  limit: 'At most {n} of one item go into an order.',
} satisfies Record<QuotedOrderLine['state'], string | null>;

function SummaryLine({
  line,
  index,
  refusal,
}: {
  line: QuotedOrderLine;
  index: number;
  refusal: string | null;
}) {
  const { typed, state, item, was, most } = line;
  const id = `lines.${index}`;
  // The shown price is what the next submit confirms.
  const texts = shopLineTexts(item ? { ...typed, shown: rupeesText(item.unit) } : typed);
  const mendable = state === 'no-quantity' || state === 'fewer' || state === 'limit';
  const problem = refusal ?? stateWords[state]?.replace('{n}', String(most)) ?? null;
  const title = item?.title ?? 'An item of the shop';
  return (
    <li className="summary-card-line order-line" id={mendable ? undefined : id} tabIndex={-1}>
      {shopLineFields.map((name, at) =>
        mendable && name === 'quantity' ? null : (
          <input key={name} type="hidden" name={name} value={texts[at]} />
        ),
      )}
      <Picture name={item?.picture ?? ''} alt="" className="thumb" sizes="96px" />
      <div>
        <div className="row between items-start">
          <span>
            <b>{title}</b>
            {item?.options && <span className="sm block">{item.options}</span>}
            {item && state !== 'no-quantity' && (
              <span className="sm num block">
                {formatRupees(item.unit, 'short')} × {typed.quantity}
              </span>
            )}
          </span>
          <span className="num">{item && state === 'fine' ? formatRupees(item.total) : '–'}</span>
        </div>
        {mendable && (
          <label className="field mt-2">
            <span className="lbl">How many</span>
            <input
              id={id}
              name="quantity"
              defaultValue={typed.quantity}
              inputMode="numeric"
              autoComplete="off"
              className="input"
              aria-invalid="true"
              aria-describedby={`${id}-error`}
            />
          </label>
        )}
        <FieldError id={`${id}-error`}>{problem}</FieldError>
        {item && was !== null && (
          <p className="sm summary-card-note">
            Now {formatRupees(item.unit)}. It was {formatRupees(was)} when you chose it. Paying confirms the
            new price.
          </p>
        )}
        {problem && (
          <button type="submit" name="remove" value={index} className="sm summary-card-edit">
            Remove this line
          </button>
        )}
      </div>
    </li>
  );
}
