import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { cartTotal, deleteLine, type ShopLine, setQuantity } from '#core/cart/cart.ts';
import * as m from '#messages/cart.ts';
import { formatAmountText } from '#site/giving/amount-text.ts';
import { shopCart } from '#site/shared/use-carts.ts';
import { shopLineInputsOf, shopLinesQuery } from '#site/shop-parts/shop-lines.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Stepper } from '#ui/forms/stepper.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { CartRow } from './cart-row.tsx';
import { CartSum } from './cart-sum.tsx';
import type { CheckedShopLine } from './check-shop-line.ts';

export function ShopCartLines({ lines, unsure }: { lines: CheckedShopLine[]; unsure: boolean }) {
  return (
    <section className="cart-box" aria-labelledby="cart-items">
      <header>
        <h2 id="cart-items" className="text-h3">
          {m.cartItems}
        </h2>
        <span className="chip">{m.items(lines.length)}</span>
      </header>
      {unsure && (
        <p className="cart-note sm" role="status">
          <Icon of={CircleAlert} />
          {m.pricesUnsure}
        </p>
      )}
      <ul>
        {lines.map((checked) => (
          <ShopRow key={`${checked.line.id} ${checked.line.variations}`} checked={checked} />
        ))}
      </ul>
    </section>
  );
}

function ShopRow({
  checked: { line, name, image, page, most, buyable, member, note },
}: {
  checked: CheckedShopLine;
}) {
  return (
    <CartRow
      line={line}
      title={name}
      page={page}
      image={image}
      payable={buyable}
      note={note}
      member={member}
      stepper={most === 0 ? null : <Quantity line={line} name={name} most={most} />}
      onDelete={() => shopCart.change((lines) => deleteLine(lines, line))}
    />
  );
}

/** Minus at one removes the line; plus stops at the stock, but a larger quantity stays. */
function Quantity({ line, name, most }: { line: ShopLine; name: string; most: number | null }) {
  return (
    <Stepper
      label={m.howMany(name)}
      min={0}
      max={most === null ? undefined : Math.max(most, line.quantity)}
      value={String(line.quantity)}
      onStep={(count) => shopCart.change((lines) => setQuantity(lines, line, count))}
    />
  );
}

export function ShopSummary({ lines, alone }: { lines: CheckedShopLine[]; alone: boolean }) {
  const bought = lines.filter(({ buyable }) => buyable).map(({ line }) => line);
  const total = formatAmountText(cartTotal(bought));
  return (
    <CartSum
      title={m.shopOrder}
      goods={m.goods}
      nothing={m.mrpDiscount}
      total={total}
      alone={alone}
      pay={
        bought.length > 0 && (
          <ButtonLink
            to={`${href('/checkout')}?${shopLinesQuery(shopLineInputsOf(bought))}&from=cart`}
            wide
            icon={<Icon of={ArrowRight} />}
          >
            {m.checkout}
          </ButtonLink>
        )
      }
    >
      {bought.length < lines.length ? (
        <p className="sm muted">{m.goodsLeftOut}</p>
      ) : (
        <p className="sm faint">{m.deliveryAtCheckout}</p>
      )}
    </CartSum>
  );
}
