import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { cartTotal, deleteLine, lineTotal, type ShopLine, setQuantity, unitAmount } from '#core/cart/cart.ts';
import { formatAmountText } from '#site/shared/gifts/amount-text.ts';
import { shopLinesQuery, shopWishesOf } from '#site/shared/shop/shop-lines.ts';
import { shopCart } from '#site/shared/use-carts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stepper } from '#ui/stepper.tsx';
import type { CheckedShopLine } from './check-shop-line.ts';
import { countItemsWords } from './count-words.ts';

export function ShopCartLines({ lines, unsure }: { lines: CheckedShopLine[]; unsure: boolean }) {
  return (
    <section className="cart-box" aria-labelledby="cart-items">
      <header>
        <h2 id="cart-items" className="text-h3">
          Cart Items
        </h2>
        <span className="chip">{countItemsWords(lines.length)}</span>
      </header>
      {unsure && (
        <p className="cart-note sm" role="status">
          <Icon of={CircleAlert} />
          Prices and stock could not be checked just now. The checkout looks again.
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
  checked: { line, name, image, page, most, buyable, note },
}: {
  checked: CheckedShopLine;
}) {
  return (
    <li className={buyable ? 'cart-row' : 'cart-row is-gone'}>
      <Picture name={image} alt="" className="thumb" />
      <div className="what">
        <h3 className="text-h4">{page ? <Link to={page}>{name}</Link> : name}</h3>
        <span className="sm faint num">{formatAmountText(unitAmount(line))} each</span>
        {note && (
          <p className="cart-note sm" role="status">
            <Icon of={CircleAlert} />
            {note}
          </p>
        )}
      </div>
      {most === 0 ? <span className="no-stepper" /> : <Quantity line={line} name={name} most={most} />}
      <span className="price">{buyable ? formatAmountText(lineTotal(line)) : '–'}</span>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Delete: ${name}`}
        onClick={() => shopCart.change((lines) => deleteLine(lines, line))}
      >
        <Icon of={Trash2} />
      </button>
    </li>
  );
}

/** Minus at one takes the line away; plus ends where the shelf does, but what is in the cart already stays as it is. */
function Quantity({ line, name, most }: { line: ShopLine; name: string; most: number | null }) {
  return (
    <Stepper
      label={`How many: ${name}`}
      min={0}
      max={most === null ? undefined : Math.max(most, line.quantity)}
      value={String(line.quantity)}
      onStep={(count) => shopCart.change((lines) => setQuantity(lines, line, count))}
    />
  );
}

export function ShopSummary({ lines }: { lines: CheckedShopLine[] }) {
  const bought = lines.filter(({ buyable }) => buyable).map(({ line }) => line);
  const total = formatAmountText(cartTotal(bought));
  return (
    <section className="cart-sum" aria-label="Shop order">
      <h2 className="text-h3">Shop order</h2>
      <dl>
        <div>
          <dt>Items</dt>
          <dd className="num">{total}</dd>
        </div>
        <div>
          <dt>MRP discount</dt>
          <dd className="num">₹0</dd>
        </div>
        <div className="g">
          <dt>Total</dt>
          <dd className="price">{total}</dd>
        </div>
      </dl>
      {bought.length > 0 && (
        <ButtonLink
          to={`/checkout?${shopLinesQuery(shopWishesOf(bought))}&from=cart`}
          wide
          icon={<Icon of={ArrowRight} />}
        >
          Checkout
        </ButtonLink>
      )}
      {bought.length < lines.length ? (
        <p className="sm muted">
          Lines that cannot be bought now are left out of the total and of the checkout.
        </p>
      ) : (
        <p className="sm faint">Delivery is added at the checkout, by your PIN code and weight.</p>
      )}
    </section>
  );
}
