import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as m from '#messages/ui.ts';

type PriceProps = {
  amount: Paise;
  was?: Paise;
  /** What is read out for the older price, where it says more than that. */
  aloud?: string | undefined;
  from?: boolean;
  className?: string;
};

/**
 * Money as text: '₹1,08,000'; `from` writes 'from ₹501', `was` strikes an older price, which is
 * read out as 'instead of ₹501'.
 */
export function Price({ amount, was, aloud, from = false, className = '' }: PriceProps) {
  const price = formatRupees(amount, 'short');
  const older = was === undefined ? null : formatRupees(was, 'short');
  return (
    <span className={`price ${className}`}>
      {from ? m.from(price) : price}
      {older !== null && (
        <>
          <s aria-hidden="true">{older}</s>
          <span className="sr"> {aloud ?? m.insteadOf(older)}</span>
        </>
      )}
    </span>
  );
}
