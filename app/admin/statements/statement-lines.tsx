import { Link } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees } from '#core/money/paise.ts';
import type { StatementProblem } from '#core/statements/check-statement.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { type Column, Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import { StatementDonor } from './statement-donor.tsx';
import { problemWords, type ShownLine } from './statement-words.ts';

type Checked = ShownLine & { problems: StatementProblem[] };
type StatementProblemsProps = { problems: { all: number; shown: Checked[] }; toMend: number; lines: number };

/** Lines that the portal would refuse, and lines to review, each with a link to its donation. */
export function StatementProblems({ problems, toMend, lines }: StatementProblemsProps) {
  return (
    <section className="panel admin-stack" aria-labelledby="problems">
      <h2 id="problems">Before it is filed</h2>
      {problems.all === 0 ? (
        <Notice tone={lines === 0 ? 'info' : 'good'}>
          {lines === 0 ? 'There is no line yet.' : 'Every line has a PAN, a name and an address.'}
        </Notice>
      ) : (
        <>
          <p>
            {toMend > 0 && (
              <>
                <b>{toMend === 1 ? '1 line' : `${toMend} lines`}</b> the portal would refuse: mend them in the
                file, after asking the donor.{' '}
              </>
            )}
            {problems.all > toMend &&
              (toMend > 0 ? 'The others are worth a look.' : 'These are worth a look.')}
          </p>
          <ul className="admin-rows">
            {problems.shown.map((line) => (
              <li key={line.serial}>
                <p>
                  <Link
                    to={href('/admin-dashboard/donation/single-donation/:id', { id: line.donationId })}
                    className="inline-block py-2.5 font-semibold"
                  >
                    {line.name || 'Without a name'}
                  </Link>{' '}
                  <span className="muted sm num">
                    line {line.serial}, {formatRupees(line.amount)}
                  </span>
                </p>
                {line.problems.map(({ code, weight }) => (
                  <p key={code} className="sm mt-1">
                    <Badge tone={weight === 'mend' ? 'bad' : 'wait'}>
                      {weight === 'mend' ? 'Mend' : 'Look'}
                    </Badge>{' '}
                    {problemWords[code]}
                  </p>
                ))}
              </li>
            ))}
          </ul>
          {problems.all > problems.shown.length && (
            <p className="muted sm">
              The first {problems.shown.length} of {problems.all} are shown.
            </p>
          )}
        </>
      )}
    </section>
  );
}

type StatementLinesProps = { all: number; page: number; pages: number; shown: ShownLine[] };

export function StatementLines({ all, page, pages, shown }: StatementLinesProps) {
  return (
    <Panel aria-labelledby="lines" title="The lines">
      {all === 0 ? (
        <EmptyState picture="donate" title="No gift of this year counts">
          A gift counts when it was given with PAN and address, and its receipt promises a certificate.
        </EmptyState>
      ) : (
        <Table
          caption="Lines of the statement"
          columns={columns}
          rows={shown}
          rowKey={({ serial }) => String(serial)}
        />
      )}
      <Pagination page={page} pages={pages} hrefOf={(number) => `?page=${number}`} />
    </Panel>
  );
}

const columns: Column<ShownLine>[] = [
  { label: 'Serial', cell: ({ serial }) => <span className="num">{serial}</span> },
  {
    label: 'Donor',
    cell: ({ name, donationId }) => <StatementDonor donationId={donationId} name={name} />,
  },
  { label: 'PAN', cell: ({ panMasked }) => <span className="num">{panMasked || 'None'}</span> },
  { label: 'Type', cell: ({ type }) => type },
  { label: 'Mode', cell: ({ mode }) => mode },
  { label: 'Gifts', numeric: true, cell: ({ donations }) => donations },
  { label: 'Amount', numeric: true, cell: ({ amount }) => formatRupees(amount) },
];
