import { CounterDays } from '#admin/figures/counter-days.tsx';
import { FileButton } from '#admin/forms/file-button.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import { monthWords } from '#core/pledges/month.ts';
import { periodOf } from '#core/stats/periods.ts';
import { occupancy, perNight, type StayMonth, wholeHouse } from '#core/stats/stay-figures.ts';
import { taxYearOf, taxYearSpan } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/stay-figures.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listStayMonths } from '#server/stats/stay-figures.ts';
import { listDeskDays } from '#server/stay/queries/desk-days.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Route } from './+types/stays.route';

/** How full the guest house was and is booked, by month and kind; what the desk took and gave. */
export const loader = forStaff('stays.read', async ({ url, services }) => {
  const today = templeDay(services.clock());
  const current = taxYearOf(today);
  const asked = url.searchParams.get('year') ?? '';
  const year = taxYearSpan(asked) ? asked : current;
  const kinds = await listStayMonths(services, year);
  return {
    ...{
      year,
      kinds,
      house: wholeHouse(kinds),
      days: await listDeskDays(services, periodOf('month', services.clock())),
    },
    years: [-1, 0, 1].map((after) => taxYearOf(`${Number(current.slice(0, 4)) + after}-04-01`)),
  };
});

export const handle = { crumb: m.guestHouse } satisfies AdminHandle;

export default function StayFigures({
  loaderData: { year, years, kinds, house, days },
}: Route.ComponentProps) {
  const sold = kinds.filter((one) => one.sold > 0 || one.revenue > 0);
  return (
    <div className="admin-stack">
      <ScreenHead title={m.guestHouse} note={m.howCounted}>
        <FileButton action={`${href('/admin-dashboard/stats/stays.csv')}?year=${year}`}>
          {m.exportYear}
        </FileButton>
      </ScreenHead>
      <Tabs
        label={m.financialYear}
        tabs={years.map((one) => ({
          to: `${href('/admin-dashboard/stats/stays')}?year=${one}`,
          label: one,
          current: one === year,
        }))}
      />
      {sold.length === 0 ? (
        <section className="panel">
          <EmptyState title={m.nothingSold}>{m.nothingSoldNote}</EmptyState>
        </section>
      ) : (
        <>
          <Panel title={m.byMonth}>
            <Table
              caption={m.byMonth}
              columns={columns(false)}
              rows={house.filter((one) => one.sold > 0 || one.revenue > 0)}
              rowKey={({ month }) => month}
            />
          </Panel>
          <Panel title={m.byKind}>
            <Table
              caption={m.byMonthAndKind}
              columns={columns(true)}
              rows={sold}
              rowKey={({ month, kind }) => `${month} ${kind}`}
            />
          </Panel>
        </>
      )}
      <CounterDays title={m.atDesk} days={days} />
    </div>
  );
}

function columns(withKind: boolean): Column<StayMonth>[] {
  const { month, kind, available, sold, occupied, revenue, perSold, perAvailable } = m.columns;
  const sum = (amount: Paise | null) => (amount === null ? '–' : formatRupees(amount, 'short'));
  return [
    { label: month, cell: (one) => <span className="num">{monthWords(`${one.month}-01`)}</span> },
    ...(withKind ? [{ label: kind, cell: (one: StayMonth) => one.kind }] : []),
    { label: available, numeric: true, cell: (one) => one.available },
    { label: sold, numeric: true, cell: (one) => one.sold },
    { label: occupied, numeric: true, cell: (one) => <b>{percentWords(occupancy(one))}</b> },
    { label: revenue, numeric: true, cell: (one) => sum(one.revenue) },
    { label: perSold, numeric: true, cell: (one) => sum(perNight(one.revenue, one.sold)) },
    { label: perAvailable, numeric: true, cell: (one) => sum(perNight(one.revenue, one.available)) },
  ];
}

function percentWords(percent: number | null): string {
  return percent === null ? '–' : m.percent(percent);
}
