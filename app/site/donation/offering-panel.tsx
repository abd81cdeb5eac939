import ArrowRight from 'lucide-react/icons/arrow-right';
import { cartTotal, lineTotal } from '#core/cart/cart.ts';
import * as m from '#messages/offering.ts';
import { formatAmountText } from '#site/giving/amount-text.ts';
import { type CartCause, type CheckedLine, checkLine } from '#site/giving/check-line.ts';
import { DonationSums } from '#site/giving/donation-sums.tsx';
import { LineStepper } from '#site/giving/line-stepper.tsx';
import { PaymentPromises } from '#site/giving/payment-promises.tsx';
import { donationLinesOf, donationLinesQuery } from '#site/giving/shown-lines.ts';
import { useDonationCart } from '#site/shared/use-carts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';

/** The donation cart beside the causes, and the link to the checkout. */
export function OfferingPanel({ causes }: { causes: readonly CartCause[] }) {
  const { lines, count, total, checkout } = useOffering(causes);
  return (
    <aside className="offering" aria-label={m.yourOffering}>
      <div className="top">
        <h2 className="text-h3">{m.yourOffering}</h2>
        <p className="sm">{countWords(count)}</p>
      </div>
      <div className="in">
        {lines.length === 0 ? (
          <p className="muted">{m.chooseAmount}</p>
        ) : (
          <>
            <ul className="grid gap-5">
              {lines.map((checked) => (
                <OfferingLine key={`${checked.line.id} ${checked.line.variations}`} checked={checked} />
              ))}
            </ul>
            <dl className="tot">
              <DonationSums total={total} />
            </dl>
            {checkout && (
              <ButtonLink to={checkout} wide icon={<Icon of={ArrowRight} />}>
                {m.proceed}
              </ButtonLink>
            )}
          </>
        )}
        <ul className="trust">
          <PaymentPromises />
        </ul>
      </div>
    </aside>
  );
}

/** On phones the panel is a bar at the bottom of the screen, once the cart has lines. */
export function OfferingBar({ causes }: { causes: readonly CartCause[] }) {
  const { count, total, checkout } = useOffering(causes);
  if (!checkout) return null;
  return (
    <div className="offering-bar paybar">
      <span>
        <b className="price">{total}</b>
        <span className="sm faint block">{countWords(count)}</span>
      </span>
      <ButtonLink to={checkout} size="sm" icon={<Icon of={ArrowRight} />}>
        {m.checkout}
      </ButtonLink>
    </div>
  );
}

/** The cart's lines checked against today's causes; only what can be given counts and goes on. */
function useOffering(causes: readonly CartCause[]) {
  const cart = useDonationCart();
  const lines = cart.lines.map((line) => checkLine(line, causes));
  const given = lines.filter(({ givable }) => givable).map(({ line }) => line);
  return {
    lines,
    count: given.length,
    total: formatAmountText(cartTotal(given)),
    checkout:
      given.length > 0 ? `/donation-checkout?${donationLinesQuery(donationLinesOf(given))}&from=cart` : null,
  };
}

function OfferingLine({ checked: { line, title, image, givable, note } }: { checked: CheckedLine }) {
  return (
    <li className="ln">
      <Picture name={image ?? ''} alt="" className="thumb" sizes="96px" />
      <div>
        <b>{title}</b>
        <span className="sm faint num block">
          {formatAmountText(line.amount)} × {line.quantity}
        </span>
        {note && <span className="sm block text-warning">{note}</span>}
      </div>
      <span className="price">{givable ? formatAmountText(lineTotal(line)) : '–'}</span>
      <LineStepper line={line} />
    </li>
  );
}

function countWords(count: number): string {
  return count === 0 ? m.nothingChosen : m.inTheCart(count);
}
