import ArrowRight from 'lucide-react/icons/arrow-right';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { cartTotal, type DonationLine, lineTotal } from '#core/cart/cart.ts';
import { formatAmountText } from '#site/shared/gifts/amount-text.ts';
import { giftLinesOf, giftLinesQuery } from '#site/shared/gifts/gift-lines.ts';
import { LineStepper } from '#site/shared/gifts/line-stepper.tsx';
import { useDonationCart } from '#site/shared/use-carts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** The donation cart beside the causes: what has been chosen, and the way to the checkout. */
export function OfferingPanel() {
  const { lines } = useDonationCart();
  return (
    <aside className="offering" aria-label="Your offering">
      <div className="top">
        <h2 className="text-h3">Your offering</h2>
        <p className="sm">{countWords(lines.length)}</p>
      </div>
      <div className="in">
        {lines.length === 0 ? (
          <p className="muted">
            Choose an amount and press Add. You can give to several causes and pay once.
          </p>
        ) : (
          <>
            <ul className="grid gap-4">
              {lines.map((line) => (
                <OfferingLine key={`${line.id} ${line.variations}`} line={line} />
              ))}
            </ul>
            <dl className="tot">
              <div>
                <dt>Processing fee</dt>
                <dd className="num">₹0</dd>
              </div>
              <div className="g">
                <dt>Total</dt>
                <dd className="price">{formatAmountText(cartTotal(lines))}</dd>
              </div>
            </dl>
            <ButtonLink to={checkoutPath(lines)} wide icon={<Icon of={ArrowRight} />}>
              Proceed to checkout
            </ButtonLink>
          </>
        )}
        <ul className="trust">
          <li>
            <Icon of={ShieldCheck} /> Payment on a secure page: UPI, card or net banking
          </li>
          <li>
            <Icon of={ReceiptText} /> A numbered receipt by e-mail when you give your name
          </li>
        </ul>
      </div>
    </aside>
  );
}

/** On phones the panel is a bar at the foot of the screen, once there is something in it. */
export function OfferingBar() {
  const { lines } = useDonationCart();
  if (lines.length === 0) return null;
  return (
    <div className="offering-bar paybar">
      <span>
        <b className="price">{formatAmountText(cartTotal(lines))}</b>
        <span className="sm faint block">{countWords(lines.length)}</span>
      </span>
      <ButtonLink to={checkoutPath(lines)} size="sm" icon={<Icon of={ArrowRight} />}>
        Checkout
      </ButtonLink>
    </div>
  );
}

function OfferingLine({ line }: { line: DonationLine }) {
  return (
    <li className="ln">
      <div>
        <b>{line.title}</b>
        <span className="sm faint num block">
          {formatAmountText(line.amount)} × {line.quantity}
        </span>
      </div>
      <span className="price text-h4">{formatAmountText(lineTotal(line))}</span>
      <LineStepper line={line} />
    </li>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'Nothing chosen yet';
  return count === 1 ? '1 donation in the cart' : `${count} donations in the cart`;
}

function checkoutPath(lines: readonly DonationLine[]): string {
  return `/donation-checkout?${giftLinesQuery(giftLinesOf(lines))}&from=cart`;
}
