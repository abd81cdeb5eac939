import { Link } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { MadeRecordName, MadeRecords } from '#admin/lists/made-records.tsx';
import { DonationTabs } from '#admin/menu/donation-tabs.tsx';
import { causeStatus } from '#core/donations/cause-status.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { type AdminCause, listAdminCauses } from '#server/donations/admin-cause-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { Progress } from '#ui/progress.tsx';
import { type Column, Table } from '#ui/table/table.tsx';
import type { Route } from './+types/causes.route';
import { categoryWords } from './cause-words.ts';

/** The causes, in the order of the donation page. */
export const loader = forStaff('causes.read', async ({ services, staff }) => {
  const today = templeDay(services.clock());
  const causes = await listAdminCauses(services);
  return {
    causes: causes.map((cause) => ({ ...cause, status: causeStatus(cause, today) })),
    mayWrite: mayDo(staff.roles, 'causes.write'),
  };
});

type Row = AdminCause & { status: ReturnType<typeof causeStatus> };

export const handle = { crumb: 'Causes' } satisfies AdminHandle;

export default function Causes({ loaderData: { causes, mayWrite } }: Route.ComponentProps) {
  return (
    <MadeRecords
      title="Donation"
      tabs={<DonationTabs here="causes" />}
      make={mayWrite ? { to: hrefOf('new'), words: 'New cause' } : null}
      none={{
        picture: 'food-for-life',
        title: 'No cause yet',
        words:
          'A cause is what people give for. Make the first one, and the donation page can take gifts for it.',
      }}
      isEmpty={causes.length === 0}
    >
      <Table caption="Causes" columns={columnsFor(mayWrite)} rows={causes} rowKey={({ id }) => id} />
    </MadeRecords>
  );
}

const hrefOf = (id: string) => href('/admin-dashboard/donation/causes/:id', { id });

const columnsFor = (mayWrite: boolean): Column<Row>[] => [
  {
    label: 'Cause',
    cell: ({ id, title }) => <MadeRecordName to={mayWrite ? hrefOf(id) : null} title={title} />,
  },
  { label: 'Category', cell: ({ category }) => categoryWords[category] },
  { label: 'Received by', cell: ({ entity }) => entity },
  {
    label: 'Given',
    numeric: true,
    cell: ({ id, raised }) => (
      <Link to={`${href('/admin-dashboard/donation')}?cause=${id}&status=paid`} className="num">
        {formatRupees(raised, 'short')}
      </Link>
    ),
  },
  {
    label: 'Target',
    cell: ({ raised, target, title }) =>
      target === null ? (
        <span className="faint">None</span>
      ) : (
        <>
          <span className="num sm">{formatRupees(target, 'short')}</span>
          <Progress value={Math.min(raised, target)} max={target} label={`Part of the target of ${title}`} />
        </>
      ),
  },
  { label: 'State', cell: ({ published, status }) => <StateBadge published={published} status={status} /> },
];

function StateBadge({ published, status }: Pick<Row, 'published' | 'status'>) {
  if (!published) return <Badge tone="info">Hidden</Badge>;
  if (status === 'live') return <Badge tone="good">Live</Badge>;
  return <Badge tone="wait">{status === 'upcoming' ? 'Begins later' : 'Over'}</Badge>;
}
