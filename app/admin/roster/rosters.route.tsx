import { Link } from 'react-router';
import { EventList } from '#admin/lists/event-list.tsx';
import { longDate } from '#core/time/date-words.ts';
import * as m from '#messages/admin/roster.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listRosters, type RosterRow } from '#server/roster/shift-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import type { Column } from '#ui/table/table.tsx';
import type { Route } from './+types/rosters.route';

/** The events that are coming, each with how its helpers stand. */
export const loader = forStaff('roster.read', async ({ services }) => ({
  rows: await listRosters(services),
}));

export default function Rosters({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <EventList
      title={m.roster}
      note={m.rosterNote}
      none={{ title: m.noEvent, words: m.noEventNote }}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

const columns: Column<RosterRow>[] = [
  {
    label: m.event,
    cell: ({ id, title }) => (
      <Link to={href('/admin-dashboard/roster/:id', { id })} className="font-semibold">
        {title}
      </Link>
    ),
  },
  { label: m.day, cell: ({ startsAt }) => <span className="num">{longDate(startsAt)}</span> },
  { label: m.shifts, numeric: true, cell: ({ shifts }) => shifts },
  { label: m.helpers, numeric: true, cell: ({ accepted }) => accepted },
  {
    label: m.gaps,
    cell: ({ short, shifts }) =>
      short > 0 ? (
        <Badge tone="wait">{m.shortShifts(short)}</Badge>
      ) : (
        <span className="muted">{shifts > 0 ? m.noGap : ''}</span>
      ),
  },
];
