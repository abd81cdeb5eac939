import CircleAlert from 'lucide-react/icons/circle-alert';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type DonationLine, lineTotal, type ShopLine, unitAmount } from '#core/cart/cart.ts';
import * as m from '#messages/cart.ts';
import { formatAmountText } from '#site/giving/amount-text.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';

type CartRowProps = {
  line: ShopLine | DonationLine;
  title: string;
  /** The page of the item; null if there is none any more. */
  page: string | null;
  image: string;
  /** False shows the line pale and without a sum: it cannot be paid now, and the note says why. */
  payable: boolean;
  note: string | null;
  /** That the price is a member's. */
  member?: string | null;
  /** The plus and minus; null if the quantity cannot be changed. */
  stepper: ReactNode;
  onDelete: () => void;
};

/** A line of either cart: title, unit price, quantity, and the remove button. */
export function CartRow({
  line,
  title,
  page,
  image,
  payable,
  note,
  member,
  stepper,
  onDelete,
}: CartRowProps) {
  return (
    <li className={payable ? 'cart-row' : 'cart-row is-gone'}>
      <Picture name={image} alt="" className="thumb" sizes="96px" />
      <div className="what">
        <h3 className="text-h4">{page ? <Link to={page}>{title}</Link> : title}</h3>
        <span className="sm faint num">{m.each(formatAmountText(unitAmount(line)))}</span>
        {member && <span className="sm faint block">{member}</span>}
        {note && (
          <p className="cart-note sm" role="status">
            <Icon of={CircleAlert} />
            {note}
          </p>
        )}
      </div>
      {stepper ?? <span className="no-stepper" />}
      <span className="price">{payable ? formatAmountText(lineTotal(line)) : '–'}</span>
      <button type="button" className="icon-btn" aria-label={m.deleteLine(title)} onClick={onDelete}>
        <Icon of={Trash2} />
      </button>
    </li>
  );
}
