import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as m from '#messages/ui.ts';

type PriceProps = {
  amount: Paise;
  was?: Paise;
  from?: boolean;
  className?: string;
};

/** Money as text: '₹1,08,000'; `from` writes 'from ₹501', `was` strikes an older price. */
export function Price({ amount, was, from = false, className = '' }: PriceProps) {
  const price = formatRupees(amount, 'short');
  return (
    <span className={`price ${className}`}>
      {from ? m.from(price) : price}
      {was !== undefined && (
        <s>
          <span className="sr">{m.before} </span>
          {formatRupees(was, 'short')}
        </s>
      )}
    </span>
  );
}
