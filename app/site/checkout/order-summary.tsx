import { addPaise, formatRupees, rupeesText } from '#core/money/paise.ts';
import type { OrderQuote, QuotedOrderLine } from '#core/orders/quote-order.ts';
import * as member from '#messages/member-price.ts';
import * as m from '#messages/order-checkout.ts';
import type { ErrorOf } from '#site/checkout-parts/purchase-form.ts';
import { MendField, RemoveLine, SummaryCard } from '#site/checkout-parts/summary-card.tsx';
import { shopLineFields, shopLineTexts } from '#site/shop-parts/shop-lines.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { Picture } from '#ui/picture.tsx';

export function OrderSummary({ quote, errorOf }: { quote: OrderQuote; errorOf: ErrorOf }) {
  return (
    <SummaryCard
      id="your-order"
      title={m.yourOrder}
      change="/cart"
      live
      total={formatRupees(quote.total, 'short')}
      open={quote.lines.some(
        ({ state, was }, at) => state !== 'fine' || was !== null || errorOf(`lines.${at}`),
      )}
      lines={quote.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, do not move
        <SummaryLine key={index} line={line} index={index} refusal={errorOf(`lines.${index}`)} />
      ))}
      sums={
        <>
          <div>
            <dt>{m.items}</dt>
            <dd className="num">{formatRupees(addPaise([quote.items, quote.saved]), 'short')}</dd>
          </div>
          <div>
            <dt>{m.mrpDiscount}</dt>
            <dd className="num">₹0</dd>
          </div>
          {quote.saved > 0 && (
            <div>
              <dt>{member.memberDiscount}</dt>
              <dd className="num">− {formatRupees(quote.saved, 'short')}</dd>
            </div>
          )}
          <div>
            <dt>{deliveryTitle(quote)}</dt>
            <dd className="num">{deliveryPrice(quote)}</dd>
          </div>
          <div className="g">
            <dt>{m.total}</dt>
            <dd className="price">{formatRupees(quote.total, 'short')}</dd>
          </div>
        </>
      }
      note={
        <p className="sm faint">
          {quote.taxIncluded > 0 ? m.gstIncluded(formatRupees(quote.taxIncluded, 'short')) : m.noGst}
        </p>
      }
    />
  );
}

function deliveryTitle({ delivery }: OrderQuote): string {
  if (delivery.kind === 'pickup') return m.collectedAtTemple;
  if (delivery.kind !== 'courier') return m.delivery;
  const { min, max } = delivery.zone.days;
  return m.deliveryInDays(min === max ? String(min) : m.daysFromTo(min, max));
}

function deliveryPrice({ delivery }: OrderQuote): string {
  if (delivery.kind === 'pickup') return '₹0';
  if (delivery.kind !== 'courier')
    return delivery.kind === 'pin-needed' ? m.deliveryByPin : m.notDeliveredThere;
  return delivery.charge === 0 ? m.free : formatRupees(delivery.charge, 'short');
}

const stateWords = { fine: null, ...m.lineStates } satisfies Record<QuotedOrderLine['state'], string | null>;

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
  const title = item?.title ?? m.unnamedItem;
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
            {item?.list && (
              <span className="sm faint block">
                {member.memberPriceInsteadOf(formatRupees(item.list, 'short'))}
              </span>
            )}
          </span>
          <span className="num">{item && state === 'fine' ? formatRupees(item.total, 'short') : '–'}</span>
        </div>
        {mendable && (
          <MendField id={id} label={m.howMany} name="quantity" typed={typed.quantity} inputMode="numeric" />
        )}
        <FieldError id={`${id}-error`}>{problem}</FieldError>
        {item && was !== null && (
          <p className="sm summary-card-note">
            {m.priceChanged(formatRupees(item.unit, 'short'), formatRupees(was, 'short'))}
          </p>
        )}
        {problem && <RemoveLine index={index} />}
      </div>
    </li>
  );
}
