import Heart from 'lucide-react/icons/heart';
import { cartTotal, deleteLine } from '#core/cart/cart.ts';
import * as m from '#messages/cart.ts';
import { formatAmountText } from '#site/giving/amount-text.ts';
import type { CheckedLine } from '#site/giving/check-line.ts';
import { LineStepper } from '#site/giving/line-stepper.tsx';
import { donationLinesOf, donationLinesQuery } from '#site/giving/shown-lines.ts';
import { donationCart } from '#site/shared/use-carts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { CartRow } from './cart-row.tsx';
import { CartSum } from './cart-sum.tsx';

export function DonationCartLines({ lines }: { lines: CheckedLine[] }) {
  return (
    <section className="cart-box" aria-labelledby="donation-cart-items">
      <header>
        <h2 id="donation-cart-items" className="text-h3">
          {m.donationCartItems}
        </h2>
        <span className="chip">{m.items(lines.length)}</span>
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
    <CartRow
      line={line}
      title={title}
      page={image && href('/donation/single-donation/:id', { id: line.id })}
      image={image ?? ''}
      payable={givable}
      note={note}
      stepper={givable ? <LineStepper line={line} /> : null}
      onDelete={() => donationCart.change((lines) => deleteLine(lines, line))}
    />
  );
}

export function DonationSummary({ lines, alone }: { lines: CheckedLine[]; alone: boolean }) {
  const given = lines.filter(({ givable }) => givable).map(({ line }) => line);
  const total = formatAmountText(cartTotal(given));
  return (
    <CartSum
      title={m.donations}
      goods={m.gifts}
      nothing={m.processingFee}
      total={total}
      alone={alone}
      pay={
        given.length > 0 && (
          <ButtonLink
            to={`${href('/donation-checkout')}?${donationLinesQuery(donationLinesOf(given))}&from=cart`}
            wide
            icon={<Icon of={Heart} />}
          >
            {m.donateNow}
          </ButtonLink>
        )
      }
    >
      {given.length < lines.length && <p className="sm muted">{m.giftsLeftOut}</p>}
      {!alone && <p className="sm faint">{m.paidSeparately}</p>}
    </CartSum>
  );
}
