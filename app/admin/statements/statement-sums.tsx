import { Link } from 'react-router';
import { Fact } from '#admin/records/fact.tsx';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { statementDue } from '#core/time/tax-year.ts';
import * as m from '#messages/admin/statements.ts';
import type { LeftOut } from '#server/statements/statement-lines.ts';
import type { NotedFiling } from '#server/statements/statement-queries.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
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
      <h2 id="sums">{m.whatItSays}</h2>
      {newest && changedSince && (
        <Notice tone="wait">
          {m.changedSince(newest.lines, formatRupees(newest.total), lines.all, formatRupees(total))}
        </Notice>
      )}
      <dl className="admin-facts">
        <Fact label={m.sum} num>
          <b>{formatRupees(total)}</b>
        </Fact>
        <Fact label={m.donors} num>
          {m.donorsOnLines(donors, lines.all)}
        </Fact>
        <Fact label={m.dueBy} num>
          {dayInWords(statementDue(taxYear))}
        </Fact>
        {leftOut.map(({ reason, donations, total: sum, newestId }) => (
          <Fact key={reason} label={m.leftOut}>
            <Sentence
              text={
                donations === 1
                  ? m.leftOutOne(leftOutWords[reason], formatRupees(sum))
                  : m.leftOutMany(leftOutWords[reason], formatRupees(sum), donations)
              }
              parts={{
                sum: (words) => <span className="num">{words}</span>,
                gift: (words) => (
                  <Link
                    to={href('/admin-dashboard/donation/single-donation/:id', { id: newestId })}
                    className="-my-3 inline-block py-3"
                  >
                    {words}
                  </Link>
                ),
              }}
            />
          </Fact>
        ))}
      </dl>
      <p className="muted sm">{m.sumNote}</p>
    </section>
  );
}
