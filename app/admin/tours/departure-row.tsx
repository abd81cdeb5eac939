import { Form, Link } from 'react-router';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import type { DepartureState } from '#core/content/departure.ts';
import type { DateWindow } from '#core/fields/date.ts';
import { formatRupees } from '#core/money/paise.ts';
import { requestStateWords } from '#core/requests/work-on-request.ts';
import { longDay } from '#core/time/date-words.ts';
import { templeNoon } from '#core/time/temple-noon.ts';
import { callOff, isOff, toCall } from '#messages/admin/call-off.ts';
import { manifest } from '#messages/admin/manifest.ts';
import * as m from '#messages/admin/tours.ts';
import type { AdminDeparture, DepartureBooking } from '#server/tours/admin-departure-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href } from '#ui/href.ts';
import type { Tone } from '#ui/notice.tsx';
import { DepartureForm } from './departure-form.tsx';

const states: Record<DepartureState, { label: string; tone: Tone }> = {
  open: { label: m.open, tone: 'good' },
  full: { label: m.full, tone: 'wait' },
  closed: { label: m.closed, tone: 'bad' },
  'called-off': { label: isOff, tone: 'bad' },
  over: { label: m.hasLeft, tone: 'info' },
};

type DepartureRowProps = {
  departure: AdminDeparture;
  days: DateWindow;
  mayWrite: boolean;
  seesManifest: boolean;
  mayCallOff: boolean;
  refused: (RefusedForm & { isForm: boolean }) | undefined;
};

/** One departure: its seats, who has them, and the actions on it. */
export function DepartureRow({ departure, days, refused, ...viewer }: DepartureRowProps) {
  const { mayWrite, seesManifest, mayCallOff } = viewer;
  const { id, seats, taken, left, state, closed, version, registrations, bookings } = departure;
  const day = longDay(templeNoon(departure.day));
  const isOver = state === 'over' || state === 'called-off';
  return (
    <li className="departure">
      <div className="row wrapx between">
        <span className="grid gap-1">
          <b>{day}</b>
          <span className="sm muted num">{m.seatCount(seats, taken, left)}</span>
          {departure.payOnline && <span className="sm muted num">{paidWords(departure.deposit)}</span>}
        </span>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </div>
      {refused && !refused.isForm && <FormError title={m.stays} problems={fieldErrors(refused).summary} />}
      {registrations > 0 && seesManifest && (
        <Link
          to={href('/admin-dashboard/tours/manifest/:id', { id })}
          className="sm quiet-link justify-self-start"
        >
          {manifest}
          <span className="sr">: {day}</span>
        </Link>
      )}
      {(state === 'called-off' ? seesManifest : mayCallOff && !isOver && taken + registrations > 0) && (
        <Link
          to={href('/admin-dashboard/seats/call-off/:kind/:id', { kind: 'departure', id })}
          className="sm underline justify-self-start"
        >
          {state === 'called-off' ? toCall : callOff}
          <span className="sr">: {day}</span>
        </Link>
      )}
      {bookings ? (
        bookings.length > 0 && <Bookings bookings={bookings} />
      ) : (
        <p className="sm muted">{registrationWords(registrations)}</p>
      )}
      {mayWrite && (
        <div className="departure-actions">
          {!isOver && (
            <Form method="post" action="?" preventScrollReset>
              <input type="hidden" name="row" value={id} />
              <input type="hidden" name="version" value={version} />
              <Button
                size="sm"
                look="outline"
                name="intent"
                value={closed ? 'open' : 'close'}
                aria-label={closed ? m.openDay(day) : m.closeDay(day)}
              >
                {closed ? m.openAgain : m.close}
              </Button>
            </Form>
          )}
          {registrations === 0 && taken === 0 && state !== 'called-off' && (
            <ConfirmAction label={m.deleteDeparture} of={day} ask={m.deleteAsk}>
              <Form method="post" action="?">
                <input type="hidden" name="row" value={id} />
                <Button size="sm" look="strong" name="intent" value="delete">
                  {m.yesDelete}
                </Button>
              </Form>
            </ConfirmAction>
          )}
          {!isOver && (
            <details className="departure-change" open={refused?.isForm}>
              <summary className="btn btn-outline btn-sm" aria-label={m.changeDay(day)}>
                {m.change}
              </summary>
              <DepartureForm
                departure={departure}
                days={days}
                refused={refused?.isForm ? refused : undefined}
              />
            </details>
          )}
        </div>
      )}
    </li>
  );
}

function paidWords(deposit: AdminDeparture['deposit']): string {
  return deposit === null ? m.paidDay : m.paidDeposit(formatRupees(deposit, 'short'));
}

function registrationWords(count: number): string {
  if (count === 0) return m.nobodyRegistered;
  return m.registrations(count);
}

function Bookings({ bookings }: { bookings: readonly DepartureBooking[] }) {
  const coming = bookings.filter(({ comes }) => comes).length;
  return (
    <details className="admin-fold">
      <summary>{registrationWords(coming)}</summary>
      <ul className="departure-bookings">
        {bookings.map(({ id, name, people, state }) => (
          <li key={id} className="row wrapx between">
            <Link to={href('/admin-dashboard/inbox/:id', { id })} discover="none">
              {name}
            </Link>
            <span className="row">
              <span className="sm muted num">{m.people(people)}</span>
              <Badge tone={requestStateWords[state].tone}>{requestStateWords[state].label}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
