import { dayInWords } from '#core/content/date-words.ts';
import type { TaxYearTotal } from '#core/donations/donation-view.ts';
import { statementDue } from '#core/donations/indian-time.ts';
import { formatRupees } from '#core/money/paise.ts';
import { Price } from '#ui/price.tsx';

/** What was given in each financial year, and how much of it has a tax receipt. */
export function TaxYearTotals({ totals }: { totals: TaxYearTotal[] }) {
  if (totals.length === 0) return null;
  return (
    <ul className="year-totals">
      {totals.map(({ taxYear, total, taxTotal, count }) => (
        <li key={taxYear} className="panel">
          <span className="muted sm">April to March {taxYear}</span>
          <Price amount={total} />
          <span className="faint sm">
            {count === 1 ? '1 gift' : `${count} gifts`}
            {taxTotal > 0 && `, ${formatRupees(taxTotal, 'short')} with tax receipt`}
          </span>
          {taxTotal > 0 && (
            <span className="faint sm">
              The certificate for your deduction follows when the temple has filed the year’s statement, due
              by {dayInWords(statementDue(taxYear))}.
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
