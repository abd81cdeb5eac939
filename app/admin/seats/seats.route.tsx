import { Link } from 'react-router';
import { CounterDays } from '#admin/figures/counter-days.tsx';
import { FileButton } from '#admin/forms/file-button.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { seatStageWords } from '#admin/words/seat-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { seatStages } from '#core/seats/seat-stage.ts';
import type { SeatView } from '#core/seats/seat-view.ts';
import { periodOf } from '#core/stats/periods.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/seats.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listSeatDeskDays } from '#server/seats/queries/desk-days.ts';
import { findSeats, readSeatsAsked } from '#server/seats/queries/find-seats.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import type { Route } from './+types/seats.route';
import './seats.css';

/** Who booked and paid seats of classes and tours on the site. */
export const loader = forStaff('seats.read', async ({ url, services, staff }) => {
  const asked = readSeatsAsked(url.searchParams);
  const mayExport = mayDo(staff.roles, 'seats.export');
  const [seats, days] = await Promise.all([
    findSeats(services, asked),
    listSeatDeskDays(services, periodOf('month', services.clock())),
  ]);
  return { asked, seats, days, mayExport, query: url.search };
});

export default function Seats({
  loaderData: { asked, seats, days, mayExport, query },
}: Route.ComponentProps) {
  const filtered = asked.stage !== null || asked.search !== '';
  return (
    <div className="admin-stack">
      <ScreenHead title={m.seats} count={m.count(seats.length)}>
        {mayExport && seats.length > 0 && (
          <FileButton action={`${href('/admin-dashboard/seats/seats.csv')}${query}`}>{m.saveFile}</FileButton>
        )}
      </ScreenHead>
      <FilterForm label={m.find} asked={asked} all={filtered ? href('/admin-dashboard/seats') : null}>
        <TextInput
          name="search"
          label={m.search}
          className="seat-find"
          defaultValue={asked.search}
          autoComplete="off"
          optional
        />
        <Select
          name="stage"
          label={m.state}
          placeholder={m.allStates}
          options={seatStages.map((stage) => ({ value: stage, label: m.stages[stage] }))}
          defaultValue={asked.stage ?? ''}
          optional
        />
      </FilterForm>
      <section className="panel">
        {seats.length === 0 ? (
          <EmptyState title={filtered ? m.noneFound : m.none}>{m.noneNote}</EmptyState>
        ) : (
          <Table caption={m.seats} columns={columns} rows={seats} rowKey={({ id }) => id} />
        )}
      </section>
      <CounterDays title={m.atDesk} days={days} />
    </div>
  );
}

const columns: Column<SeatView>[] = [
  {
    label: m.buyer,
    cell: ({ id, number, buyer }) => (
      <span>
        <Link to={href('/admin-dashboard/seats/:id', { id })} className="font-semibold underline">
          {buyer.name}
        </Link>
        <span className="sm muted num block">{number}</span>
      </span>
    ),
  },
  {
    label: m.what,
    cell: ({ title, day }) => (
      <span>
        {title}
        <span className="sm muted num block">{dayInWords(day)}</span>
      </span>
    ),
  },
  { label: m.seatCount, numeric: true, cell: ({ seats }) => <span className="num">{seats}</span> },
  { label: m.price, numeric: true, cell: ({ price }) => money(price) },
  { label: m.paid, numeric: true, cell: ({ paid }) => money(paid) },
  {
    label: m.toPay,
    numeric: true,
    cell: ({ stage, toPay }) => (stage === 'booked' && toPay > 0 ? money(toPay) : '–'),
  },
  {
    label: m.state,
    cell: ({ stage }) => <Badge tone={seatStageWords(stage).tone}>{seatStageWords(stage).label}</Badge>,
  },
];

function money(sum: SeatView['price']) {
  return <span className="num">{formatRupees(sum, 'short')}</span>;
}
