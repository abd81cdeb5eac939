import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as m from '#messages/ui.ts';

type PriceProps = {
  amount: Paise;
  was?: Paise;
  /** Until when it is not the older price, in words. */
  until?: string | undefined;
  from?: boolean;
  className?: string;
};

/**
 * Money as text: '₹1,08,000'; `from` writes 'from ₹501', `was` strikes an older price, which is
 * read out as 'instead of ₹501 until 28 November'.
 */
export function Price({ amount, was, until, from = false, className = '' }: PriceProps) {
  const price = formatRupees(amount, 'short');
  const older = was === undefined ? null : formatRupees(was, 'short');
  return (
    <span className={`price ${className}`}>
      {from ? m.from(price) : price}
      {older !== null && (
        <>
          <s aria-hidden="true">{older}</s>
          <span className="sr"> {until ? m.insteadOfUntil(older, until) : m.insteadOf(older)}</span>
        </>
      )}
    </span>
  );
}
