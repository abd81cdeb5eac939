import { Link } from 'react-router';
import { Fact } from '#admin/records/fact.tsx';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { statementDue } from '#core/time/tax-year.ts';
import type { LeftOut } from '#server/statements/statement-lines.ts';
import type { NotedFiling } from '#server/statements/statement-queries.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { leftOutWords } from './statement-words.ts';

type StatementSumsProps = {
  taxYear: string;
  total: Paise;
  donors: number;
  lines: { all: number };
  leftOut: LeftOut[];
  filings: NotedFiling[];
  changedSince: boolean;
};

/** The totals of the statement, and what is not part of it. */
export function StatementSums({
  taxYear,
  total,
  donors,
  lines,
  leftOut,
  filings,
  changedSince,
}: StatementSumsProps) {
  const [newest] = filings;
  return (
    <section className="panel admin-stack" aria-labelledby="sums">
      <h2 id="sums">What it says</h2>
      {newest && changedSince && (
        <Notice tone="wait">
          What counts has changed since it was filed: {newest.lines} lines and {formatRupees(newest.total)}{' '}
          then, {lines.all} lines and {formatRupees(total)} now. The statement may have to be filed again.
        </Notice>
      )}
      <dl className="admin-facts">
        <Fact label="Sum" num>
          <b>{formatRupees(total)}</b>
        </Fact>
        <Fact label="Donors" num>
          {donors.toLocaleString('en-IN')}, on {lines.all.toLocaleString('en-IN')}{' '}
          {lines.all === 1 ? 'line' : 'lines'} by type and mode
        </Fact>
        <Fact label="Due by" num>
          {dayInWords(statementDue(taxYear))}
        </Fact>
        {leftOut.map(({ reason, donations, total: sum, newestId }) => (
          <Fact key={reason} label="Left out">
            {leftOutWords[reason]}: <span className="num">{formatRupees(sum)}</span> in{' '}
            <Link
              to={href('/admin-dashboard/donation/single-donation/:id', { id: newestId })}
              className="-my-3 inline-block py-3"
            >
              {donations === 1 ? '1 gift' : `${donations} gifts, the newest`}
            </Link>
          </Fact>
        ))}
      </dl>
      <p className="muted sm">
        Gifts with PAN whose valid receipt promises a certificate, by the day of payment, less what went back.
      </p>
    </section>
  );
}
