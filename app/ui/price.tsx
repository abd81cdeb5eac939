import { formatRupees, type Paise } from '#core/money/paise.ts';

type PriceProps = {
  amount: Paise;
  was?: Paise;
  from?: boolean;
  className?: string;
};

/** Money as text: '₹1,08,000'; `from` writes 'from ₹501', `was` strikes an older price. */
export function Price({ amount, was, from = false, className = '' }: PriceProps) {
  return (
    <span className={`price ${className}`}>
      {from && 'from '}
      {formatRupees(amount, 'short')}
      {was !== undefined && (
        <s>
          <span className="sr">before </span>
          {formatRupees(was, 'short')}
        </s>
      )}
    </span>
  );
}
