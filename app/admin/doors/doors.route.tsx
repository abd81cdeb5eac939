import { Link } from 'react-router';
import { EventList } from '#admin/lists/event-list.tsx';
import { longDate } from '#core/time/date-words.ts';
import * as m from '#messages/admin/doors.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { type DoorListed, listDoors } from '#server/fair-door/door-figures.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import type { Column } from '#ui/table/table.tsx';
import type { Route } from './+types/doors.route';

/** The events that are coming, each with the door before its registration. */
export const loader = forStaff('doors.read', async ({ services }) => ({ rows: await listDoors(services) }));

export default function Doors({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <EventList
      title={m.fairDoor}
      note={m.fairDoorNote}
      none={{ title: m.noEvent, words: m.noEventNote }}
      columns={columns}
      rows={rows}
      rowKey={({ eventId }) => eventId}
    />
  );
}

const columns: Column<DoorListed>[] = [
  {
    label: m.event,
    cell: ({ eventId, title }) => (
      <Link to={href('/admin-dashboard/doors/:id', { id: eventId })} className="font-semibold">
        {title}
      </Link>
    ),
  },
  { label: m.day, cell: ({ startsAt }) => <span className="num">{longDate(startsAt)}</span> },
  {
    label: m.door,
    cell: ({ mode, closed }) => (
      <span className="row wrapx">
        <span className={mode === 'off' ? 'muted' : undefined}>{m.modes[mode]}</span>
        {closed && <Badge tone="wait">{m.isClosed}</Badge>}
      </span>
    ),
  },
  { label: m.waiting, numeric: true, cell: ({ mode, waiting }) => (mode === 'off' ? '' : waiting) },
];
