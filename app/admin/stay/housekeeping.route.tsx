import { PrintBar } from '#admin/frame/print-bar.tsx';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/housekeeping.ts';
import { housekeeping, roomsScreen } from '#messages/admin/stays.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listHousekeeping, type RoomToDo } from '#server/stay/queries/housekeeping-list.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/housekeeping.route';
import './housekeeping.css';

/**
 * A sheet for who cleans: what is to be done today, room by room as one walks, to be ticked off.
 */
export const loader = forStaff('stays.read', async ({ services }) => ({
  rooms: await listHousekeeping(services),
  today: templeDay(services.clock()),
}));

export const meta: Route.MetaFunction = () => [{ title: m.housekeepingList }];

export default function HousekeepingList({ loaderData: { rooms, today } }: Route.ComponentProps) {
  const back = { to: href('/admin-dashboard/stays/rooms'), label: roomsScreen };
  return (
    <main className="house-sheet">
      <PrintBar title={m.housekeepingList} back={back} />
      <p className="day">
        <b>
          <span className="hidden print:inline">{m.housekeepingList}, </span>
          {dayInWords(today)}
        </b>{' '}
        <span className="num">{sumOf(rooms)}</span>
      </p>
      {rooms.length === 0 ? (
        <p>{m.nothingToDo}</p>
      ) : (
        <ul>
          {rooms.map((room) => (
            <li key={room.id}>
              <i aria-hidden="true" />
              <b className="num">{room.number}</b>
              <span>
                {whatToDo(room)}
                <small>{room.kindTitle}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

function whatToDo({ housekeeping: state, leaves, comes }: RoomToDo): string {
  return [
    state !== 'clean' && housekeeping[state],
    leaves && m.leavesToday,
    comes && m.comesToday(comes.people, comes.rooms),
  ]
    .filter(Boolean)
    .join(' · ');
}

function sumOf(rooms: readonly RoomToDo[]): string {
  const count = (is: (room: RoomToDo) => boolean) => rooms.filter(is).length;
  return m.inAll(
    count(({ housekeeping: state }) => state === 'dirty'),
    count(({ leaves }) => leaves),
    count(({ comes }) => comes !== null),
  );
}
