import CircleAlert from 'lucide-react/icons/circle-alert';
import Heart from 'lucide-react/icons/heart';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { cartTotal, deleteLine, lineTotal } from '#core/cart/cart.ts';
import { formatAmountText } from '#site/shared/gifts/amount-text.ts';
import type { CheckedLine } from '#site/shared/gifts/check-line.ts';
import { giftLinesOf, giftLinesQuery } from '#site/shared/gifts/gift-lines.ts';
import { LineStepper } from '#site/shared/gifts/line-stepper.tsx';
import { donationCart } from '#site/shared/use-carts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { countItemsWords } from './count-words.ts';

export function DonationCartLines({ lines }: { lines: CheckedLine[] }) {
  return (
    <section className="cart-box" aria-labelledby="donation-cart-items">
      <header>
        <h2 id="donation-cart-items" className="text-h3">
          Donation Cart Items
        </h2>
        <span className="chip">{countItemsWords(lines.length)}</span>
      </header>
      <ul>
        {lines.map((checked) => (
          <DonationRow key={`${checked.line.id} ${checked.line.variations}`} checked={checked} />
        ))}
      </ul>
    </section>
  );
}

function DonationRow({ checked: { line, title, image, givable, note } }: { checked: CheckedLine }) {
  return (
    <li className={givable ? 'cart-row' : 'cart-row is-gone'}>
      <Picture name={image ?? 'donate'} alt="" className="thumb" />
      <div className="what">
        <h3 className="text-h4">
          {image ? <Link to={`/donation/single-donation/${line.id}`}>{title}</Link> : title}
        </h3>
        <span className="sm faint num">{formatAmountText(line.amount)} each</span>
        {note && (
          <p className="cart-note sm">
            <Icon of={CircleAlert} />
            {note}
          </p>
        )}
      </div>
      {givable ? <LineStepper line={line} /> : <span className="no-stepper" />}
      <span className="price">{givable ? formatAmountText(lineTotal(line)) : '–'}</span>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Delete: ${title}`}
        onClick={() => donationCart.change((lines) => deleteLine(lines, line))}
      >
        <Icon of={Trash2} />
      </button>
    </li>
  );
}

export function DonationSummary({ lines, alone }: { lines: CheckedLine[]; alone: boolean }) {
  const given = lines.filter(({ givable }) => givable).map(({ line }) => line);
  const total = formatAmountText(cartTotal(given));
  return (
    <section className="cart-sum" aria-label="Donations">
      <h2 className="text-h3">Donations</h2>
      <dl>
        <div>
          <dt>Gifts</dt>
          <dd className="num">{total}</dd>
        </div>
        <div>
          <dt>Processing fee</dt>
          <dd className="num">₹0</dd>
        </div>
        <div className="g">
          <dt>Total</dt>
          <dd className="price">{total}</dd>
        </div>
      </dl>
      {given.length > 0 && (
        <ButtonLink
          to={`/donation-checkout?${giftLinesQuery(giftLinesOf(given))}&from=cart`}
          wide
          icon={<Icon of={Heart} />}
        >
          Donate now
        </ButtonLink>
      )}
      {given.length < lines.length && (
        <p className="sm muted">
          Lines that can not be given now are left out of the total and of the checkout.
        </p>
      )}
      {!alone && (
        <p className="sm faint">
          The two carts are paid for separately, so that your donation receipt stays clean.
        </p>
      )}
    </section>
  );
}
