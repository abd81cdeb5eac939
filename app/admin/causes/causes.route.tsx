import { Link } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { MadeRecordName, MadeRecords } from '#admin/lists/made-records.tsx';
import { DonationTabs } from '#admin/menu/donation-tabs.tsx';
import { causeStatus } from '#core/donations/cause-status.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/causes.ts';
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

export const handle = { crumb: m.causes } satisfies AdminHandle;

export default function Causes({ loaderData: { causes, mayWrite } }: Route.ComponentProps) {
  return (
    <MadeRecords
      title={m.donation}
      tabs={<DonationTabs here="causes" />}
      make={mayWrite ? { to: hrefOf('new'), words: m.newCause } : null}
      none={{
        picture: 'food-for-life',
        title: m.noCause,
        words: m.noCauseNote,
      }}
      isEmpty={causes.length === 0}
    >
      <Table caption={m.causes} columns={columnsFor(mayWrite)} rows={causes} rowKey={({ id }) => id} />
    </MadeRecords>
  );
}

const hrefOf = (id: string) => href('/admin-dashboard/donation/causes/:id', { id });

const columnsFor = (mayWrite: boolean): Column<Row>[] => [
  {
    label: m.cause,
    cell: ({ id, title }) => <MadeRecordName to={mayWrite ? hrefOf(id) : null} title={title} />,
  },
  { label: m.category, cell: ({ category }) => categoryWords[category] },
  { label: m.receivedBy, cell: ({ entity }) => entity },
  {
    label: m.given,
    numeric: true,
    cell: ({ id, raised }) => (
      <Link to={`${href('/admin-dashboard/donation')}?cause=${id}&status=paid`} className="num">
        {formatRupees(raised, 'short')}
      </Link>
    ),
  },
  {
    label: m.target,
    cell: ({ raised, target, title }) =>
      target === null ? (
        <span className="faint">{m.none}</span>
      ) : (
        <>
          <span className="num sm">{formatRupees(target, 'short')}</span>
          <Progress value={Math.min(raised, target)} max={target} label={m.partOfTarget(title)} />
        </>
      ),
  },
  { label: m.state, cell: ({ published, status }) => <StateBadge published={published} status={status} /> },
];

function StateBadge({ published, status }: Pick<Row, 'published' | 'status'>) {
  if (!published) return <Badge tone="info">{m.hidden}</Badge>;
  if (status === 'live') return <Badge tone="good">{m.live}</Badge>;
  return <Badge tone="wait">{status === 'upcoming' ? m.beginsLater : m.over}</Badge>;
}
