import type { ReactNode } from 'react';
import * as m from '#messages/cart.ts';
import '#ui/styles/buy-bar.css';

type CartSumProps = {
  title: string;
  /** What the lines are called, and the line of ₹0 under them (rule S63). */
  goods: string;
  nothing: string;
  /** Rupee text, as the cart sums it. */
  total: string;
  /** The button to the checkout; null where nothing can be paid. */
  pay: ReactNode;
  /** The only sum of the page: on phones its button stays at the bottom of the screen. */
  alone: boolean;
  children: ReactNode;
};

/** The sum of either cart, with the link to the checkout and the small print. */
export function CartSum({ title, goods, nothing, total, pay, alone, children }: CartSumProps) {
  return (
    <section className="cart-sum" aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      <dl>
        <div>
          <dt>{goods}</dt>
          <dd className="num">{total}</dd>
        </div>
        <div>
          <dt>{nothing}</dt>
          <dd className="num">₹0</dd>
        </div>
        <div className="g">
          <dt>{m.total}</dt>
          <dd className="price" aria-live="polite">
            {total}
          </dd>
        </div>
      </dl>
      {pay && (
        <div className={alone ? 'buy-bar' : undefined}>
          {alone && (
            <span className="price num bar-price" aria-hidden="true">
              {total}
            </span>
          )}
          {pay}
        </div>
      )}
      {children}
    </section>
  );
}
