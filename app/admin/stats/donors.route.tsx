import { Link } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { readSearch } from '#admin/lists/read-search.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { donorGroups } from '#core/stats/donors.ts';
import { periodNames, periodOf, type Span } from '#core/stats/periods.ts';
import { longDate } from '#core/time/date-words.ts';
import * as m from '#messages/admin/stats.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { type DonorRow, listDonors } from '#server/stats/donors.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Route } from './+types/donors.route';
import { donorsHref, donorWords } from './donor-words.ts';

/** The people counted by one figure of donors. */
export const loader = forStaff('donations.read', async ({ url, services, staff }) => {
  const query = url.searchParams;
  const period = periodNames.find((one) => one === query.get('period')) ?? 'month';
  const group = donorGroups.find((one) => one === query.get('who')) ?? 'fresh';
  const span = periodOf(period, services.clock());
  const donors = await listDonors(services, span, { group, page: readSearch(query).page });
  return { donors, period, group, span, mayOpenPeople: mayDo(staff.roles, 'people.read') };
});

export const handle = { crumb: m.givers } satisfies AdminHandle;

export default function DonorsOfFigure({ loaderData }: Route.ComponentProps) {
  const { donors, period, group, span, mayOpenPeople } = loaderData;
  const { rows, page, pages, count } = donors;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.giversOf[period]} num note={m.peopleCount(count)}>
        <Link to={`${href('/admin-dashboard/stats')}?period=${period}`} className="btn btn-outline btn-sm">
          <span>{m.figures}</span>
        </Link>
      </ScreenHead>
      <Tabs
        label={m.who}
        tabs={donorGroups.map((one) => ({
          to: donorsHref(one, period),
          label: donorWords[one],
          current: one === group,
        }))}
      />
      <section className="panel">
        {rows.length > 0 ? (
          <Table
            caption={donorWords[group]}
            columns={columns(span, mayOpenPeople)}
            rows={rows}
            rowKey={({ key }) => key}
          />
        ) : (
          <EmptyState picture="donate" title={m.nobody}>
            {m.nobodyNote}
          </EmptyState>
        )}
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => `${donorsHref(group, period)}&page=${number}`}
        />
      </section>
    </div>
  );
}

const none = <span className="faint">{m.none}</span>;

function columns(span: Span, mayOpenPeople: boolean): Column<DonorRow>[] {
  return [
    {
      label: m.name,
      cell: (row) => (
        <Link to={hrefOf(row, span, mayOpenPeople)} discover="none" className="font-semibold">
          {row.name}
        </Link>
      ),
    },
    { label: m.email, cell: ({ email }) => (email ? <span className="break-all">{email}</span> : none) },
    { label: m.phone, cell: ({ phone }) => (phone ? <span className="num">{phone}</span> : none) },
    { label: m.city, cell: ({ city }) => city ?? none },
    { label: m.lastGift, cell: ({ lastDonation }) => <span className="num">{longDate(lastDonation)}</span> },
    { label: m.gifts, numeric: true, cell: ({ donations }) => <span className="num">{donations}</span> },
    {
      label: m.given,
      numeric: true,
      cell: ({ given }) => <b className="num">{formatRupees(given, 'short')}</b>,
    },
  ];
}

/** Their page; where the viewer can open none, their donations of these days. */
function hrefOf({ personId, email, phone, name }: DonorRow, span: Span, mayOpenPeople: boolean): string {
  if (personId && mayOpenPeople) return href('/admin-dashboard/people/:id', { id: personId });
  const search = email ?? phone ?? name;
  const query = { status: 'given', search, from: span.firstDay, to: span.lastDay };
  return `${href('/admin-dashboard/donation')}?${new URLSearchParams(query)}`;
}
