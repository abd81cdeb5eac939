import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { type VisitKind, visitKindsFor, visitSpans, visitStates, visitWords } from '#core/bookings/visit.ts';
import { pageNumber } from '#core/content/paging.ts';
import { mayDo } from '#core/people/roles.ts';
import { isStayId } from '#core/stay/stay-stage.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/bookings.ts';
import { offerings } from '#messages/admin/offerings.ts';
import { forStaff, on, staffActions } from '#server/auth/staff-route.ts';
import { cancelSevaByStaff } from '#server/sevas/cancel-seva.ts';
import { confirmSeva } from '#server/sevas/confirm-seva.ts';
import { countAskedSevas, listAskedSevas } from '#server/sevas/seva-queries.ts';
import { listVisits, type Visit } from '#server/visits/visit-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { type Column, Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/bookings.route';
import { AskedSevas } from './asked-sevas.tsx';

/**
 * Visitors of the next days, of the kinds that the viewer handles: the rows behind the dashboard's
 * numbers.
 */
export const loader = forStaff('bookings.read', async ({ url, services, staff }) => {
  const query = url.searchParams;
  const kinds = visitKindsFor(staff.roles);
  const kind = kinds.find((one) => one === query.get('kind')) ?? null;
  const days = visitSpans.find((one) => String(one) === query.get('days')) ?? visitSpans[0];
  const state = visitStates.find((one) => one === query.get('state')) ?? null;
  const page = pageNumber(query.get('page'));
  const mayCancel = mayDo(staff.roles, 'sevas.write');
  const [visits, asked, askedCount] = await Promise.all([
    listVisits(services, { kinds: kind ? [kind] : kinds, days, state, page }),
    mayCancel ? listAskedSevas(services) : [],
    mayCancel ? countAskedSevas(services) : 0,
  ]);
  return {
    ...{ visits, kinds, kind, days, state, mayCancel, asked, askedCount },
    mayReadOfferings: mayDo(staff.roles, 'seats.read'),
    done: query.get('done'),
  };
});

export const action = staffActions(
  {
    confirm: on(confirmSeva, ({ text }) => [text('bookingId')]),
    'put-away': on(cancelSevaByStaff, ({ text }) => [text('bookingId')]),
    cancel: on(cancelSevaByStaff, ({ text }) => [text('bookingId')]),
  },
  ({ url, intent }, outcome) => {
    if (!outcome.ok) return data({ problem: outcome.code }, { status: 422 });
    const query = new URLSearchParams(url.searchParams);
    query.set('done', intent);
    throw redirect(`${href('/admin-dashboard/bookings')}?${query}`);
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export default function Bookings({ loaderData, actionData }: Route.ComponentProps) {
  const { visits, kinds, kind, days, state, mayCancel, asked, askedCount, done, mayReadOfferings } =
    loaderData;
  const { rows, page, pages } = visits;
  const hrefOf = (number: number) =>
    `?${new URLSearchParams({ ...(kind && { kind }), days: String(days), ...(state && { state }), page: String(number) })}`;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.bookings} count={countWords(visits, days)}>
        {mayReadOfferings && (
          <ButtonLink to={href('/admin-dashboard/bookings/offerings')} look="outline" size="sm">
            {offerings}
          </ButtonLink>
        )}
      </ScreenHead>
      {actionData && <Notice tone="bad">{adminMessageFor(actionData.problem)}</Notice>}
      {!actionData && <DoneNotice done={done} words={doneWords} />}
      {asked.length > 0 && <AskedSevas asked={asked} count={askedCount} />}
      <FilterForm label={m.whichBookings} asked={[kind, days, state]}>
        <Select
          optional
          name="kind"
          label={m.kind}
          placeholder={m.all}
          options={kinds.map((value) => ({ value, label: visitWords[value] }))}
          defaultValue={kind ?? ''}
        />
        <Select
          name="days"
          label={m.howFarAhead}
          options={visitSpans.map((value) => ({ value: String(value), label: m.days(value) }))}
          defaultValue={String(days)}
        />
        <Select
          optional
          name="state"
          label={m.state}
          placeholder={m.all}
          options={visitStates.map((value) => ({ value, label: stateWords[value].label }))}
          defaultValue={state ?? ''}
        />
      </FilterForm>
      <section className="panel">
        {rows.length > 0 ? (
          <Table
            caption={m.toCome}
            columns={
              mayCancel && rows.some((row) => row.kind === 'seva') ? [...columns, cancelColumn] : columns
            }
            rows={rows}
            rowKey={({ id }) => id}
          />
        ) : (
          <EmptyState picture="calendar-moon" title={m.nothingBooked}>
            {m.nothingBookedNote}
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      </section>
    </div>
  );
}

const stateWords = {
  confirmed: { tone: 'good', label: m.confirmed },
  asked: { tone: 'wait', label: m.askedFor },
} as const;

/** '5 bookings confirmed, 2 asked for': what the staff has not confirmed is not counted. */
function countWords({ count, confirmed }: { count: number; confirmed: number }, days: number): string {
  const asked = count - confirmed;
  return asked > 0 ? m.confirmedAndAsked(confirmed, asked, days) : m.confirmedInDays(confirmed, days);
}

const doneWords = {
  cancel: m.cancelled,
  'put-away': m.putAwayDone,
  confirm: m.confirmedDone,
};

const singular: Record<VisitKind, string> = {
  seva: m.seva,
  class: m.classKind,
  stay: m.stay,
  tour: m.tour,
};

/** A stay that is booked has its own page; what is asked for is in the inbox. */
function recordOf(id: string): string {
  return isStayId(id)
    ? href('/admin-dashboard/stays/:id', { id })
    : href('/admin-dashboard/inbox/:id', { id });
}

const columns: Column<Visit>[] = [
  {
    label: m.day,
    cell: ({ day, at }) => (
      <span className="num">
        {dayInWords(day)}
        {at && <span className="block muted sm">{at}</span>}
      </span>
    ),
  },
  {
    label: m.what,
    cell: ({ kind, id, title }) => (
      <>
        {kind === 'seva' ? (
          <b className="font-semibold">{title}</b>
        ) : (
          <Link to={recordOf(id)} discover="none" className="font-semibold">
            {title}
          </Link>
        )}
        <span className="block muted sm">{singular[kind]}</span>
      </>
    ),
  },
  {
    label: m.who,
    cell: ({ name, phone, email }) => (
      <>
        {name}
        <span className="block muted sm break-all">{phone ?? email}</span>
      </>
    ),
  },
  { label: m.people, numeric: true, cell: ({ people }) => <span className="num">{people}</span> },
  {
    label: m.state,
    cell: ({ confirmed }) => {
      const { tone, label } = stateWords[confirmed ? 'confirmed' : 'asked'];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
];

const cancelColumn: Column<Visit> = {
  label: m.cancel,
  cell: ({ id, kind, name }) => kind === 'seva' && <CancelSeva id={id} name={name} />,
};

/** Needs two presses, so that no seva is cancelled by accident. */
function CancelSeva({ id, name }: { id: string; name: string }) {
  const busy = useNavigation().formData?.get('bookingId') === id;
  return (
    <details>
      <summary className="btn btn-quiet btn-sm" aria-label={m.cancelOf(name)}>
        {m.cancel}
      </summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="bookingId" value={id} />
        <input type="hidden" name="intent" value="cancel" />
        <Button look="outline" size="sm" busy={busy && m.cancelling}>
          {m.yesFree}
        </Button>
      </Form>
    </details>
  );
}
