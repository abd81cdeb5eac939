import { Link } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { DonationTabs } from '#admin/menu/donation-tabs.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { statementForm } from '#core/statements/statement-form.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { statementDue } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/statements.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { type ListedStatement, listStatements } from '#server/statements/statement-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Column, Table } from '#ui/table/table.tsx';
import type { Route } from './+types/statements.route';

/** The statements of donations that each body files, one a financial year. */
export const loader = forStaff('statements.read', async ({ services }) => {
  return { statements: await listStatements(services), today: templeDay(services.clock()) };
});

export const handle = { crumb: m.yearsStatement } satisfies AdminHandle;

export default function Statements({ loaderData: { statements, today } }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title={m.donation} />
      <DonationTabs here="statements" />
      <section className="panel">
        {statements.length === 0 ? (
          <EmptyState picture="donate" title={m.noStatement}>
            {m.noStatementNote}
          </EmptyState>
        ) : (
          <Table
            caption={m.statements}
            columns={columnsOn(today)}
            rows={statements}
            rowKey={({ entityId, taxYear }) => `${entityId} ${taxYear}`}
          />
        )}
      </section>
    </div>
  );
}

const columnsOn = (today: string): Column<ListedStatement>[] => [
  {
    label: m.year,
    cell: ({ entityId, taxYear }) => (
      <Link to={`${entityId}/${taxYear}`} className="font-semibold num">
        {taxYear}
      </Link>
    ),
  },
  { label: m.form, cell: ({ taxYear }) => statementForm(taxYear).statement },
  { label: m.receivedBy, cell: ({ entity }) => entity },
  { label: m.gifts, numeric: true, cell: ({ donations }) => donations.toLocaleString('en-IN') },
  { label: m.sum, numeric: true, cell: ({ total }) => formatRupees(total) },
  {
    label: m.dueBy,
    cell: ({ taxYear }) => <span className="num">{dayInWords(statementDue(taxYear))}</span>,
  },
  { label: m.state, cell: (row) => <StateBadge {...row} today={today} /> },
];

function StateBadge({ filedOn, taxYear, today }: ListedStatement & { today: string }) {
  if (filedOn) return <Badge tone="good">{m.filedDay(dayInWords(filedOn))}</Badge>;
  const due = statementDue(taxYear);
  if (today > due) return <Badge tone="bad">{m.overdue}</Badge>;
  return today.slice(0, 4) === due.slice(0, 4) && today >= `${due.slice(0, 4)}-04-01` ? (
    <Badge tone="wait">{m.toBeFiled}</Badge>
  ) : (
    <Badge tone="info">{m.yearRuns}</Badge>
  );
}
