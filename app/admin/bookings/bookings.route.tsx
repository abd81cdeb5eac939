import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { counted } from '#admin/words/counted.ts';
import { type VisitKind, visitKindsFor, visitSpans, visitStates, visitWords } from '#core/bookings/visit.ts';
import { pageNumber } from '#core/content/paging.ts';
import { mayDo } from '#core/people/roles.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { forStaff, on, staffActions } from '#server/auth/staff-route.ts';
import { cancelSevaByStaff } from '#server/sevas/cancel-seva.ts';
import { confirmSeva } from '#server/sevas/confirm-seva.ts';
import { countAskedSevas, listAskedSevas } from '#server/sevas/seva-queries.ts';
import { listVisits, type Visit } from '#server/visits/visit-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
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
  const { visits, kinds, kind, days, state, mayCancel, asked, askedCount, done } = loaderData;
  const { rows, page, pages } = visits;
  const hrefOf = (number: number) =>
    `?${new URLSearchParams({ ...(kind && { kind }), days: String(days), ...(state && { state }), page: String(number) })}`;
  return (
    <div className="admin-stack">
      <ScreenHead
        title="Bookings"
        count={
          <>
            {countWords(visits)} in the next {days} days
          </>
        }
      />
      {actionData && <Notice tone="bad">{adminMessageFor(actionData.problem)}</Notice>}
      {!actionData && <DoneNotice done={done} words={doneWords} />}
      {asked.length > 0 && <AskedSevas asked={asked} count={askedCount} />}
      <FilterForm label="Which bookings" asked={[kind, days, state]}>
        <Select
          optional
          name="kind"
          label="Kind"
          placeholder="All"
          options={kinds.map((value) => ({ value, label: visitWords[value] }))}
          defaultValue={kind ?? ''}
        />
        <Select
          name="days"
          label="How far ahead"
          options={visitSpans.map((value) => ({ value: String(value), label: `${value} days` }))}
          defaultValue={String(days)}
        />
        <Select
          optional
          name="state"
          label="State"
          placeholder="All"
          options={visitStates.map((value) => ({ value, label: stateWords[value].label }))}
          defaultValue={state ?? ''}
        />
      </FilterForm>
      <section className="panel">
        {rows.length > 0 ? (
          <Table
            caption="Bookings to come"
            columns={
              mayCancel && rows.some((row) => row.kind === 'seva') ? [...columns, cancelColumn] : columns
            }
            rows={rows}
            rowKey={({ id }) => id}
          />
        ) : (
          <EmptyState picture="calendar-moon" title="Nothing is booked for these days">
            What is booked on the site stands here, from today on.
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      </section>
    </div>
  );
}

const stateWords = {
  confirmed: { tone: 'good', label: 'Confirmed' },
  asked: { tone: 'wait', label: 'Asked for' },
} as const;

/** '5 bookings confirmed, 2 asked for': what the staff has not confirmed is not counted. */
function countWords({ count, confirmed }: { count: number; confirmed: number }): string {
  const asked = count - confirmed;
  const sure = counted(confirmed, 'booking');
  return `${sure} confirmed${asked > 0 ? `, ${asked.toLocaleString('en-IN')} asked for` : ''}`;
}

const doneWords = {
  cancel: 'The booking is cancelled; its place is free again.',
  'put-away': 'The seva that was asked for is put away. Nobody was written to.',
  confirm: 'The seva is booked. Who left an e-mail address is told.',
};

const singular: Record<VisitKind, string> = {
  seva: 'Seva',
  class: 'Class',
  stay: 'Guest house',
  tour: 'Tour',
};

const columns: Column<Visit>[] = [
  {
    label: 'Day',
    cell: ({ day, at }) => (
      <span className="num">
        {dayInWords(day)}
        {at && <span className="block muted sm">{at}</span>}
      </span>
    ),
  },
  {
    label: 'What',
    cell: ({ kind, id, title }) => (
      <>
        {kind === 'seva' ? (
          <b className="font-semibold">{title}</b>
        ) : (
          <Link to={href('/admin-dashboard/inbox/:id', { id })} discover="none" className="font-semibold">
            {title}
          </Link>
        )}
        <span className="block muted sm">{singular[kind]}</span>
      </>
    ),
  },
  {
    label: 'Who',
    cell: ({ name, phone, email }) => (
      <>
        {name}
        <span className="block muted sm break-all">{phone ?? email}</span>
      </>
    ),
  },
  { label: 'People', numeric: true, cell: ({ people }) => <span className="num">{people}</span> },
  {
    label: 'State',
    cell: ({ confirmed }) => {
      const { tone, label } = stateWords[confirmed ? 'confirmed' : 'asked'];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
];

const cancelColumn: Column<Visit> = {
  label: 'Cancel',
  cell: ({ id, kind, name }) => kind === 'seva' && <CancelSeva id={id} name={name} />,
};

/** Needs two presses, so that no seva is cancelled by accident. */
function CancelSeva({ id, name }: { id: string; name: string }) {
  const busy = useNavigation().formData?.get('bookingId') === id;
  return (
    <details>
      <summary className="btn btn-quiet btn-sm" aria-label={`Cancel the seva of ${name}`}>
        Cancel
      </summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="bookingId" value={id} />
        <input type="hidden" name="intent" value="cancel" />
        <Button look="outline" size="sm" busy={busy && 'Cancelling…'}>
          Yes, free the place
        </Button>
      </Form>
    </details>
  );
}
