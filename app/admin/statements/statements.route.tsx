import { Link } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { DonationTabs } from '#admin/menu/donation-tabs.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { statementForm } from '#core/statements/statement-form.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { statementDue } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
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

export const handle = { crumb: 'Year’s statement' } satisfies AdminHandle;

export default function Statements({ loaderData: { statements, today } }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title="Donation" />
      <DonationTabs here="statements" />
      <section className="panel">
        {statements.length === 0 ? (
          <EmptyState picture="donate" title="No gift with a certificate yet">
            When somebody gives with PAN and address, for a cause that lowers a tax, the statement of that
            year stands here.
          </EmptyState>
        ) : (
          <Table
            caption="Statements of donations"
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
    label: 'Year',
    cell: ({ entityId, taxYear }) => (
      <Link to={`${entityId}/${taxYear}`} className="font-semibold num">
        {taxYear}
      </Link>
    ),
  },
  { label: 'Form', cell: ({ taxYear }) => statementForm(taxYear).statement },
  { label: 'Received by', cell: ({ entity }) => entity },
  { label: 'Gifts', numeric: true, cell: ({ donations }) => donations.toLocaleString('en-IN') },
  { label: 'Sum', numeric: true, cell: ({ total }) => formatRupees(total) },
  {
    label: 'Due by',
    cell: ({ taxYear }) => <span className="num">{dayInWords(statementDue(taxYear))}</span>,
  },
  { label: 'State', cell: (row) => <StateBadge {...row} today={today} /> },
];

function StateBadge({ filedOn, taxYear, today }: ListedStatement & { today: string }) {
  if (filedOn) return <Badge tone="good">Filed {dayInWords(filedOn)}</Badge>;
  const due = statementDue(taxYear);
  if (today > due) return <Badge tone="bad">Overdue</Badge>;
  return today.slice(0, 4) === due.slice(0, 4) && today >= `${due.slice(0, 4)}-04-01` ? (
    <Badge tone="wait">To be filed</Badge>
  ) : (
    <Badge tone="info">The year runs</Badge>
  );
}
