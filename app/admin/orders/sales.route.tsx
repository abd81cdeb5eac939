import { Link } from 'react-router';
import { CounterDays } from '#admin/figures/counter-days.tsx';
import { periodWords } from '#admin/figures/period-figure.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { pageNumber } from '#core/content/paging.ts';
import { formatRupees, paise } from '#core/money/paise.ts';
import { type PeriodName, periodNames, periodOf } from '#core/stats/periods.ts';
import * as m from '#messages/admin/orders.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listCounterDays } from '#server/orders/queries/counter-queries.ts';
import { listSales, type Sale } from '#server/orders/queries/sales-queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Route } from './+types/sales.route';

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

export const handle = { crumb: m.sales } satisfies AdminHandle;

export default function Sales({ loaderData: { period, sales, counter } }: Route.ComponentProps) {
  const { rows, figure, page, pages } = sales;
  return (
    <div className="admin-stack">
      <ScreenHead
        title={m.sales}
        num
        note={m.ordersAndNet(figure.count, formatRupees(figure.net, 'short'))}
      />
      <Tabs
        label={m.period}
        tabs={periodNames.map((one) => ({
          to: `${href('/admin-dashboard/orders/sales')}?period=${one}`,
          label: periodWords[one],
          current: one === period,
        }))}
      />
      <section className="panel">
        {rows.length > 0 ? (
          <Table caption={m.paidOrders} columns={columns} rows={rows} rowKey={({ id }) => id} />
        ) : (
          <EmptyState picture="empty-cart" title={m.nothingSold}>
            {m.paidOrdersNote}
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
    label: m.order,
    cell: ({ id, number }) => (
      <Link to={href('/admin-dashboard/orders/:id', { id })} discover="none" className="font-semibold num">
        {number}
      </Link>
    ),
  },
  { label: m.paid, cell: ({ paidAt }) => <span className="num">{shortMoment(paidAt)}</span> },
  { label: m.buyer, cell: ({ buyer }) => buyer },
  { label: m.total, numeric: true, cell: ({ total }) => <span className="num">{formatRupees(total)}</span> },
  {
    label: m.wentBack,
    numeric: true,
    cell: ({ back }) => (back > 0 ? <span className="num">{formatRupees(back)}</span> : '–'),
  },
  {
    label: m.net,
    numeric: true,
    cell: ({ total, back }) => <b className="num">{formatRupees(paise(total - back))}</b>,
  },
];
