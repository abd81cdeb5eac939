import { FileButton } from '#admin/forms/file-button.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { MadeRecordName } from '#admin/lists/made-records.tsx';
import { pageHref } from '#admin/lists/page-href.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { bookingStates } from '#core/passes/booking-filters.ts';
import { passTones } from '#core/passes/pass-tones.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/pass-bookings.ts';
import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { openEvent } from '#server/content/event-heads.ts';
import { type BookingRow, listBookings, readBookingFilters } from '#server/passes/staff/booking-list.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/bookings.route';
import { EventTabs } from './event-tabs.tsx';

/** Who booked passes of an event, and what a search finds of them. */
export const loader = forStaff(
  'passes.read',
  async ({ params, url, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const event = await openEvent(services, params.id);
    const filters = readBookingFilters(url.searchParams);
    return {
      ...{ event, crumb: event.title, filters, query: url.search },
      found: await listBookings(services, event.id, filters),
      mayExport: mayDo(staff.roles, 'passes.export'),
      mayWrite: mayDo(staff.roles, 'passes.write'),
    };
  },
);

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { event, filters, query, found, mayExport, mayWrite } = loaderData;
  const { id } = event;
  const list = href('/admin-dashboard/passes/:id/bookings', { id });
  const filtered = filters.search !== '' || filters.state !== 'all';
  const states = bookingStates.map((value) => ({
    value,
    label: value === 'all' ? m.allStages : m.stages[value],
  }));
  return (
    <div className="admin-stack">
      <ScreenHead title={event.title} count={m.count(found.count)}>
        {mayExport && found.count > 0 && (
          <FileButton action={`${href('/admin-dashboard/passes/:id/bookings.csv', { id })}${query}`}>
            {m.saveList}
          </FileButton>
        )}
      </ScreenHead>
      <EventTabs id={id} here="bookings" />
      {mayWrite && (
        <div className="row wrapx">
          <ButtonLink to={href('/admin-dashboard/passes/:id/sell', { id })} size="sm" look="strong">
            {m.sell}
          </ButtonLink>
          <ButtonLink to={href('/admin-dashboard/passes/:id/guests', { id })} size="sm" look="outline">
            {m.guests}
          </ButtonLink>
          <ButtonLink to={href('/admin-dashboard/passes/:id/letter', { id })} size="sm" look="outline">
            {m.letter}
          </ButtonLink>
        </div>
      )}
      <FilterForm label={m.find} asked={filters} all={filtered ? list : null}>
        <TextInput
          name="search"
          label={m.search}
          type="search"
          className="find-wide"
          defaultValue={filters.search}
          autoComplete="off"
        />
        <Select name="state" label={m.state} options={states} defaultValue={filters.state} />
      </FilterForm>
      <section className="panel">
        {found.rows.length === 0 ? (
          <EmptyState picture="kirtan" title={filtered ? m.noneFound : m.noBooking}>
            {m.noBookingNote}
          </EmptyState>
        ) : (
          <Table caption={m.bookings} columns={columnsOf(id)} rows={found.rows} rowKey={(row) => row.id} />
        )}
      </section>
      <Pagination page={filters.page} pages={found.pages} hrefOf={pageHref(query)} />
    </div>
  );
}

const columnsOf = (id: string): Column<BookingRow>[] => [
  {
    label: m.who,
    cell: ({ id: booking, name, phone }) => (
      <>
        <MadeRecordName
          to={href('/admin-dashboard/passes/:id/bookings/:booking', { id, booking })}
          title={name}
        />
        <span className="muted sm num block">{phone}</span>
      </>
    ),
  },
  { label: m.booking, numeric: true, cell: ({ number }) => number },
  { label: m.passes, cell: ({ passes }) => passes },
  { label: m.people, numeric: true, cell: ({ people }) => people },
  {
    label: m.amount,
    numeric: true,
    cell: ({ total }) =>
      total === 0 ? <span className="muted">{m.free}</span> : formatRupees(total, 'short'),
  },
  { label: m.when, cell: ({ createdAt }) => <span className="num">{shortMoment(createdAt)}</span> },
  {
    label: m.state,
    cell: ({ stage }) => <Badge tone={passTones[stage]}>{m.stages[stage]}</Badge>,
  },
];
