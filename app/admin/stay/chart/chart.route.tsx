import { data, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { mayDo } from '#core/people/roles.ts';
import { readChartWindow } from '#core/stay/tape-chart.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { howToMove } from '#messages/admin/stay-moves.ts';
import { done as doneWords } from '#messages/admin/stays.ts';
import * as m from '#messages/admin/tape-chart.ts';
import { forStaff, on, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { changeDatesByDesk } from '#server/stay/desk/change-dates-by-desk.ts';
import { moveRoom } from '#server/stay/desk/move-room.ts';
import { listChartDays } from '#server/stay/queries/chart-days.ts';
import { readTapeChart } from '#server/stay/queries/tape-chart.ts';
import { listRoomTypes } from '#server/stay/room-queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/chart.route';
import { ChartFilters } from './chart-filters.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { TapeChart } from './tape-chart.tsx';
import { mostDrawn } from './use-drawn-columns.ts';
import './chart.css';

/**
 * The tape chart: rooms by nights, from any day (`?from=&nights=&kind=`). More than two months have
 * no names.
 */
export const loader = forStaff('stays.read', async ({ url, services, staff }) => {
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const today = templeDay(services.clock());
  const window = readChartWindow({ from: asked('from'), nights: asked('nights') }, today);
  const kinds = (await listRoomTypes(services)).map(({ id, title }) => ({ value: id, label: title }));
  const kind = kinds.find(({ value }) => value === asked('kind'))?.value ?? '';
  const [chart, days] = await Promise.all([
    readTapeChart(services, window, kind || null),
    window.nights > 60 ? [] : listChartDays(services, window),
  ]);
  return {
    ...chart,
    ...{ window, today, kinds, kind, days },
    mayWrite: mayDo(staff.roles, 'stays.write'),
    done: asked('done'),
  };
});

type ChartSent = StaffForm<Route.ActionArgs>;

export const action = staffActions(
  {
    move: on(moveRoom, ({ texts }: ChartSent) => [texts(['stayId', 'from', 'to'])]),
    dates: on(changeDatesByDesk, ({ texts }: ChartSent) => [
      texts(['stayId', 'arrival', 'departure', 'shown']),
    ]),
  },
  ({ url, intent }: ChartSent, outcome) => {
    if (!outcome.ok) return data({ problems: asProblems(outcome) }, { status: 422 });
    const shown = new URLSearchParams(url.searchParams);
    shown.set('done', intent);
    throw redirect(`${href('/admin-dashboard/stays/chart')}?${shown}`, 303);
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.roomChart } satisfies AdminHandle;

export default function Chart({ loaderData, actionData }: Route.ComponentProps) {
  const { window, today, rooms, runs, days, kinds, kind, mayWrite, done } = loaderData;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.roomChart} />
      {actionData?.problems.map(({ code, values }) => (
        <Notice key={code} tone="bad">
          {adminMessageFor(code, values)}
        </Notice>
      ))}
      {!actionData && <DoneNotice done={done} words={doneWords} />}
      <ChartFilters window={window} kind={kind} today={today} kinds={kinds} />
      {window.nights > mostDrawn && (
        <div className="hidden noscript:block">
          <Notice>{m.firstNightsOnly(mostDrawn)}</Notice>
        </div>
      )}
      {rooms.length === 0 ? (
        <section className="panel">
          <EmptyState title={m.noRooms}>{m.noRoomsNote}</EmptyState>
        </section>
      ) : (
        <TapeChart
          key={`${window.from} ${window.nights} ${kind}`}
          {...{ window, today, rooms, runs, days, mayWrite }}
        />
      )}
      {mayWrite && rooms.length > 0 && (
        <p className="sm muted tape-how" data-needs-script>
          {howToMove}
        </p>
      )}
      <ChartLegend days={days} />
    </div>
  );
}
