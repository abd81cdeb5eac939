import { Link } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees } from '#core/money/paise.ts';
import type { StatementProblem } from '#core/statements/check-statement.ts';
import * as m from '#messages/admin/statements.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
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
      <h2 id="problems">{m.beforeFiled}</h2>
      {problems.all === 0 ? (
        <Notice tone={lines === 0 ? 'info' : 'good'}>{lines === 0 ? m.noLine : m.everyLineWhole}</Notice>
      ) : (
        <>
          <p>
            {toMend > 0 && (
              <>
                <Sentence
                  text={toMend === 1 ? m.toMendOne : m.toMendMany(toMend)}
                  parts={{ b: (words) => <b>{words}</b> }}
                />{' '}
              </>
            )}
            {problems.all > toMend && (toMend > 0 ? m.othersWorthLook : m.worthLook)}
          </p>
          <ul className="admin-rows">
            {problems.shown.map((line) => (
              <li key={line.serial}>
                <p>
                  <Link
                    to={href('/admin-dashboard/donation/single-donation/:id', { id: line.donationId })}
                    className="inline-block py-2.5 font-semibold"
                  >
                    {line.name || m.withoutName}
                  </Link>{' '}
                  <span className="muted sm num">{m.lineOf(line.serial, formatRupees(line.amount))}</span>
                </p>
                {line.problems.map(({ code, weight }) => (
                  <p key={code} className="sm mt-1">
                    <Badge tone={weight === 'mend' ? 'bad' : 'wait'}>
                      {weight === 'mend' ? m.mend : m.look}
                    </Badge>{' '}
                    {problemWords[code]}
                  </p>
                ))}
              </li>
            ))}
          </ul>
          {problems.all > problems.shown.length && (
            <p className="muted sm">{m.firstShown(problems.shown.length, problems.all)}</p>
          )}
        </>
      )}
    </section>
  );
}

type StatementLinesProps = { all: number; page: number; pages: number; shown: ShownLine[] };

export function StatementLines({ all, page, pages, shown }: StatementLinesProps) {
  return (
    <Panel aria-labelledby="lines" title={m.lines}>
      {all === 0 ? (
        <EmptyState picture="donate" title={m.noGift}>
          {m.countsWhen}
        </EmptyState>
      ) : (
        <Table
          caption={m.statementLines}
          columns={columns}
          rows={shown}
          rowKey={({ serial }) => String(serial)}
        />
      )}
      <Pagination page={page} pages={pages} hrefOf={(number) => `?page=${number}`} />
    </Panel>
  );
}

/** Type and mode are in the words of the tax portal. */
const columns: Column<ShownLine>[] = [
  { label: m.serial, cell: ({ serial }) => <span className="num">{serial}</span> },
  {
    label: m.donor,
    cell: ({ name, donationId }) => <StatementDonor donationId={donationId} name={name} />,
  },
  { label: m.pan, cell: ({ panMasked }) => <span className="num">{panMasked || m.none}</span> },
  { label: m.type, cell: ({ type }) => <span lang="en">{type}</span> },
  { label: m.mode, cell: ({ mode }) => <span lang="en">{mode}</span> },
  { label: m.gifts, numeric: true, cell: ({ donations }) => donations },
  { label: m.amount, numeric: true, cell: ({ amount }) => formatRupees(amount) },
];
