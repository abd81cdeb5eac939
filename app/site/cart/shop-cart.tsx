import ArrowRight from 'lucide-react/icons/arrow-right';
import Trash2 from 'lucide-react/icons/trash-2';
import {
  addLine,
  cartTotal,
  deleteLine,
  lineTotal,
  removeOne,
  type ShopLine,
  unitAmount,
} from '#core/cart/cart.ts';
import { formatAmountText } from '#site/shared/gifts/amount-text.ts';
import { shopCart } from '#site/shared/use-carts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { countItemsWords } from './count-words.ts';

export function ShopCartLines({ lines }: { lines: readonly ShopLine[] }) {
  return (
    <section className="cart-box" aria-labelledby="cart-items">
      <header>
        <h2 id="cart-items" className="text-h3">
          Cart Items
        </h2>
        <span className="chip">{countItemsWords(lines.length)}</span>
      </header>
      <ul>
        {lines.map((line) => (
          <ShopRow key={`${line.id} ${line.variations}`} line={line} />
        ))}
      </ul>
    </section>
  );
}

function ShopRow({ line }: { line: ShopLine }) {
  const name = line.name || 'An item of the shop';
  const step = (count: number) =>
    shopCart.change((lines) => {
      if (count === 0) return deleteLine(lines, line);
      if (count === line.quantity - 1) return removeOne(lines, line);
      return addLine<ShopLine>(lines, line, count - line.quantity);
    });
  return (
    <li className="cart-row">
      <Picture name={line.image} alt="" className="thumb" />
      <div className="what">
        <h3 className="text-h4">{name}</h3>
        <span className="sm faint num">{formatAmountText(unitAmount(line))} each</span>
      </div>
      <Stepper label={`How many: ${name}`} min={0} value={String(line.quantity)} onStep={step} />
      <span className="price">{formatAmountText(lineTotal(line))}</span>
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

export function ShopSummary({ lines }: { lines: readonly ShopLine[] }) {
  const total = formatAmountText(cartTotal(lines));
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
      <ButtonLink to="/checkout" wide icon={<Icon of={ArrowRight} />}>
        Checkout
      </ButtonLink>
    </section>
  );
}
