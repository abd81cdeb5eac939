import { formatRupees, type Paise } from '#core/money/paise.ts';

type PriceProps = {
  amount: Paise;
  was?: Paise;
  from?: boolean;
  style?: 'full' | 'short';
  className?: string;
};

/** Money as text: '₹1,08,000.00'; `from` writes 'from ₹501', `was` strikes an older price. */
export function Price({ amount, was, from = false, style = 'full', className = '' }: PriceProps) {
  return (
    <span className={`price ${className}`}>
      {from && 'from '}
      {formatRupees(amount, style)}
      {was !== undefined && (
        <s>
          <span className="sr">before </span>
          {formatRupees(was, style)}
        </s>
      )}
    </span>
  );
}
