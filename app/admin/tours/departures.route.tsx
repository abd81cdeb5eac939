import { data, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems, type RefusedForm } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { departureDays, departureFields } from '#core/content/departure.ts';
import { mayDo } from '#core/people/roles.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/tours.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { findAdminDepartures } from '#server/tours/admin-departure-queries.ts';
import { closeDeparture } from '#server/tours/close-departure.ts';
import { deleteDeparture } from '#server/tours/delete-departure.ts';
import { saveDeparture } from '#server/tours/save-departure.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/departures.route';
import { DepartureForm } from './departure-form.tsx';
import { DepartureRow } from './departure-row.tsx';
import './departures.css';

/** The departures of a tour, their seats, and who has them. */
export const loader = forStaff(
  'content.read',
  async ({ url, params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const found = await findAdminDepartures(services, staff, params.id);
    if (!found) throw new Response(null, { status: 404 });
    return {
      ...found,
      days: departureDays(templeDay(services.clock())),
      mayWrite: mayDo(staff.roles, 'content.write'),
      seesManifest: mayDo(staff.roles, 'seats.read'),
      mayCallOff: mayDo(staff.roles, 'seats.write'),
      done: url.searchParams.get('done'),
    };
  },
);

type DepartureSent = StaffForm<Route.ActionArgs>;

const rowOf = ({ params, text }: DepartureSent) => ({ tourId: params.id, id: text('row') });

export const action = staffActions(
  {
    delete: on(deleteDeparture, (call: DepartureSent) => [rowOf(call)]),
    close: on(closeDeparture, (call: DepartureSent) => [
      { ...rowOf(call), version: call.text('version'), closed: true },
    ]),
    open: on(closeDeparture, (call: DepartureSent) => [
      { ...rowOf(call), version: call.text('version'), closed: false },
    ]),
    save: on(saveDeparture, (call: DepartureSent) => [
      { ...rowOf(call), id: call.text('row') || null },
      call.texts(departureFields),
    ]),
  },
  ({ params, intent, text, texts }: DepartureSent, done) => {
    const here = href('/admin-dashboard/tours/departures/:id', { id: params.id });
    if (done.ok) throw redirect(`${here}?done=${intent}`);
    const refused: RefusedForm = { problems: asProblems(done), typed: texts(departureFields) };
    return data({ row: text('row'), isForm: intent === 'save', ...refused }, { status: 422 });
  },
);

const doneWords = {
  save: m.savedDone,
  close: m.closedDone,
  open: m.openDone,
  delete: m.deletedDone,
};

export const handle = { crumb: m.departures } satisfies AdminHandle;

export default function Departures({ loaderData, actionData }: Route.ComponentProps) {
  const { tour, departures, days, mayWrite, seesManifest, mayCallOff, done } = loaderData;
  const coming = departures.filter(({ day }) => day >= days.from);
  const over = departures.filter(({ day }) => day < days.from).reverse();
  const rowOf = (departure: (typeof departures)[number]) => (
    <DepartureRow
      key={`${departure.id} ${departure.version}`}
      departure={departure}
      days={days}
      mayWrite={mayWrite}
      seesManifest={seesManifest}
      mayCallOff={mayCallOff}
      refused={actionData?.row === departure.id ? actionData : undefined}
    />
  );
  return (
    <div className="admin-stack">
      <ScreenHead title={m.departures} note={tour.title}>
        <ButtonLink
          to={href('/admin-dashboard/tours/single-tour/:id', { id: tour.id })}
          look="outline"
          size="sm"
        >
          {m.tourItself}
        </ButtonLink>
      </ScreenHead>
      {!actionData && <DoneNotice done={done} words={doneWords} />}
      <section className="panel admin-stack" aria-label={m.toCome}>
        {coming.length > 0 ? (
          <ul className="admin-rows">{coming.map(rowOf)}</ul>
        ) : (
          <EmptyState title={m.noneToCome}>{m.noneToComeNote}</EmptyState>
        )}
      </section>
      {mayWrite && (
        <section className="panel admin-stack">
          <h2>{m.newDeparture}</h2>
          <DepartureForm
            key={departures.length}
            departure={null}
            days={days}
            refused={actionData?.row === '' ? actionData : undefined}
          />
        </section>
      )}
      {over.length > 0 && (
        <details className="panel departures-over" open={over.some(({ id }) => id === actionData?.row)}>
          <summary>{m.haveLeft(over.length)}</summary>
          <ul className="admin-rows">{over.map(rowOf)}</ul>
        </details>
      )}
    </div>
  );
}
