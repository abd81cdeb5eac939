import { Link } from 'react-router';
import { periodWords } from '#admin/figures/period-figure.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { counted } from '#admin/words/counted.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { pageNumber } from '#core/content/paging.ts';
import { formatRupees, paise } from '#core/money/paise.ts';
import { type PeriodName, periodNames, periodOf } from '#core/stats/periods.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listCounterDays } from '#server/orders/queries/counter-queries.ts';
import { listSales, type Sale } from '#server/orders/queries/sales-queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Route } from './+types/sales.route';
import { CounterDays } from './counter-days.tsx';

/** The shop's sales in a period: the rows behind the dashboard's number. */
export const loader = forStaff('orders.read', async ({ url, services }) => {
  const query = url.searchParams;
  const period: PeriodName = periodNames.find((one) => one === query.get('period')) ?? 'month';
  const page = pageNumber(query.get('page'));
  const span = periodOf(period, services.clock());
  const [sales, counter] = await Promise.all([
    listSales(services, span, page),
    listCounterDays(services, span),
  ]);
  return { period, sales, counter };
});

export const handle = { crumb: 'Sales' } satisfies AdminHandle;

export default function Sales({ loaderData: { period, sales, counter } }: Route.ComponentProps) {
  const { rows, figure, page, pages } = sales;
  return (
    <div className="admin-stack">
      <ScreenHead
        title="Sales"
        num
        note={
          <>
            {counted(figure.count, 'order')}, {formatRupees(figure.net, 'short')} after refunds
          </>
        }
      />
      <Tabs
        label="Period"
        tabs={periodNames.map((one) => ({
          to: `${href('/admin-dashboard/orders/sales')}?period=${one}`,
          label: periodWords[one],
          current: one === period,
        }))}
      />
      <section className="panel">
        {rows.length > 0 ? (
          <Table caption="Orders that were paid" columns={columns} rows={rows} rowKey={({ id }) => id} />
        ) : (
          <EmptyState picture="empty-cart" title="Nothing was sold">
            An order stands here from the moment when it is paid.
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} hrefOf={(number) => `?period=${period}&page=${number}`} />
      </section>
      <CounterDays days={counter} />
    </div>
  );
}

const columns: Column<Sale>[] = [
  {
    label: 'Order',
    cell: ({ id, number }) => (
      <Link to={href('/admin-dashboard/orders/:id', { id })} discover="none" className="font-semibold num">
        {number}
      </Link>
    ),
  },
  { label: 'Paid', cell: ({ paidAt }) => <span className="num">{shortMoment(paidAt)}</span> },
  { label: 'Buyer', cell: ({ buyer }) => buyer },
  { label: 'Total', numeric: true, cell: ({ total }) => <span className="num">{formatRupees(total)}</span> },
  {
    label: 'Went back',
    numeric: true,
    cell: ({ back }) => (back > 0 ? <span className="num">{formatRupees(back)}</span> : '–'),
  },
  {
    label: 'Net',
    numeric: true,
    cell: ({ total, back }) => <b className="num">{formatRupees(paise(total - back))}</b>,
  },
];
