import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link } from 'react-router';
import * as m from '#messages/frame.ts';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';

/** What React leaves to the element itself (cart-count-element.ts). */
const left = { __html: '' };

/** The cart with the number of lines in both carts (rule S12). */
export function CartLink() {
  return (
    <Link to={href('/cart')} className="icon-btn" aria-label={m.cart} suppressHydrationWarning>
      <Icon of={ShoppingCart} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; the element fills itself */}
      <cart-count className="badge-n" dangerouslySetInnerHTML={left} suppressHydrationWarning />
    </Link>
  );
}
