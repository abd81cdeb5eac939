import { CounterDays } from '#admin/figures/counter-days.tsx';
import { KeyFigure, WaitingFigure } from '#admin/figures/key-figure.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { addPaise, formatRupees } from '#core/money/paise.ts';
import { clockTime, dayInWords, longDay } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as doubleWords from '#messages/admin/pass-doubles.ts';
import * as m from '#messages/admin/pass-sales.ts';
import { everyGate, sales as salesScreen } from '#messages/admin/passes.ts';
import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { openEvent } from '#server/content/event-heads.ts';
import { listPassCounterDays } from '#server/passes/plan/counter-days.ts';
import { type ProductSales, readSales, type SlotSales } from '#server/passes/plan/sales-queries.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import type { Route } from './+types/sales.route';
import { CheckinPlot } from './checkin-plot.tsx';
import { EventTabs } from './event-tabs.tsx';

/** How the passes of an event stand: what is given, what is left, who came in when. */
export const loader = forStaff('passes.read', async ({ params, services }: StaffCall<Route.LoaderArgs>) => {
  const event = await openEvent(services, params.id);
  const [sales, days] = await Promise.all([
    readSales(services, event.id),
    listPassCounterDays(services, event.id),
  ]);
  return { event, crumb: event.title, sales, days };
});

export default function SalesScreen({ loaderData: { event, sales, days } }: Route.ComponentProps) {
  const { products, slots, all, money, asked, waiting, doubles, curve } = sales;
  const plan = href('/admin-dashboard/passes/:id/plan', { id: event.id });
  const share = all.people === 0 ? 0 : Math.round((all.inside / all.people) * 100);
  return (
    <div className="admin-stack">
      <ScreenHead title={event.title} note={`${salesScreen}, ${longDay(event.startsAt)}`} />
      <EventTabs id={event.id} here="sales" />
      {products.length === 0 ? (
        <section className="panel">
          <EmptyState
            picture="kirtan"
            title={m.nothingPlanned}
            actions={
              <ButtonLink to={plan} size="sm" look="outline">
                {m.planIt}
              </ButtonLink>
            }
          >
            {m.nothingPlannedNote}
          </EmptyState>
        </section>
      ) : (
        <>
          <div className="kpis">
            <KeyFigure label={m.people} value={String(all.people)} note={m.peopleNote(all.passes)} />
            <KeyFigure
              label={m.money}
              value={formatRupees(addPaise([money.online, money.counter]), 'short')}
              note={m.moneyNote(formatRupees(money.online, 'short'), formatRupees(money.counter, 'short'))}
            />
            <KeyFigure
              label={m.inside}
              value={String(all.inside)}
              note={all.inside === 0 ? m.nobodyYet : m.insideNote(share)}
            />
            <WaitingFigure
              label={m.toApprove}
              count={asked}
              note={m.toApproveNote}
              to={`${href('/admin-dashboard/passes/:id/bookings', { id: event.id })}?state=asked`}
            />
            {doubles.all > 0 && (
              <WaitingFigure
                label={doubleWords.doubles}
                count={doubles.open}
                note={doubleWords.counts(doubles.open, doubles.all, doubles.peopleOver)}
                to={href('/admin-dashboard/passes/:id/doubles', { id: event.id })}
              />
            )}
            <KeyFigure label={m.waiting} value={String(waiting)} note={m.waitingNote} />
          </div>
          <Panel title={m.byKind}>
            <Table caption={m.byKind} columns={productColumns} rows={products} rowKey={({ id }) => id} />
          </Panel>
          {slots.length > 0 && (
            <Panel title={m.byTime}>
              <Table caption={m.byTime} columns={slotColumns} rows={slots} rowKey={({ id }) => id} />
            </Panel>
          )}
          <Panel title={m.curve}>
            <p className="muted sm mb-4">{m.curveNote(curve.minutes)}</p>
            <CheckinPlot bars={curve.bars} />
          </Panel>
          <CounterDays title={m.atCounter} days={days} />
        </>
      )}
    </div>
  );
}

const counted: Column<ProductSales | SlotSales>[] = [
  { label: m.held, numeric: true, cell: ({ held }) => held },
  { label: m.free, numeric: true, cell: ({ free }) => free },
  { label: m.inside, numeric: true, cell: ({ inside }) => inside },
];

const productColumns: Column<ProductSales>[] = [
  { label: m.kind, cell: ({ title }) => <b className="font-semibold">{title}</b> },
  { label: m.given, numeric: true, cell: ({ passes }) => passes },
  ...counted,
  { label: m.worthOf, numeric: true, cell: ({ worth }) => formatRupees(worth, 'short') },
];

const slotColumns: Column<SlotSales>[] = [
  {
    label: m.time,
    cell: ({ startsAt, endsAt, gateName }) => (
      <>
        <b className="num font-semibold">{`${clockTime(startsAt)} – ${clockTime(endsAt)}`}</b>
        <span className="muted sm block">
          {`${dayInWords(templeDay(startsAt))}, ${gateName ?? everyGate}`}
        </span>
      </>
    ),
  },
  { label: m.people, numeric: true, cell: ({ people }) => people },
  ...counted,
];
