import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link } from 'react-router';
import { useCartCount } from '#site/shared/use-carts.ts';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';

/** The cart with the number of lines in both carts (rule S12). */
export function CartLink() {
  const count = useCartCount();
  const label = count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
  return (
    <Link to={href('/cart')} className="icon-btn" aria-label={label}>
      <Icon of={ShoppingCart} />
      {count > 0 && (
        <span className="badge-n" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
