import { data, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { mayDo } from '#core/people/roles.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { housekeepingList } from '#messages/admin/housekeeping.ts';
import * as m from '#messages/admin/stays.ts';
import { forStaff, on, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { blockRoom, liftBlock } from '#server/stay/house/block-room.ts';
import { saveRoom, setHousekeeping } from '#server/stay/house/save-room.ts';
import { type HouseRoom, listRooms } from '#server/stay/queries/room-list.ts';
import { listRoomTypes } from '#server/stay/room-queries.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/rooms.route';
import './house.css';
import { RoomForm } from './room-form.tsx';
import { RoomRow } from './room-row.tsx';

/** The rooms of the house: numbers, housekeeping, blocks. */
export const loader = forStaff('stays.read', async ({ url, services, staff }) => ({
  rooms: await listRooms(services),
  kinds: (await listRoomTypes(services)).map(({ id, title }) => ({ value: id, label: title })),
  today: templeDay(services.clock()),
  mayWrite: mayDo(staff.roles, 'stays.write'),
  mayBuild: mayDo(staff.roles, 'stays.rates'),
  done: url.searchParams.get('done'),
}));

type RoomSent = StaffForm<Route.ActionArgs>;

const fields = ['row', 'kind', 'number', 'closed', 'version', 'from', 'to', 'reason'] as const;

export const action = staffActions(
  {
    save: on(saveRoom, ({ text, texts }: RoomSent) => [
      { id: text('row'), ...texts(['kind', 'number', 'closed', 'version']) },
    ]),
    clean: on(setHousekeeping, ({ text }: RoomSent) => [{ id: text('row'), state: text('state') }]),
    block: on(blockRoom, ({ text, texts }: RoomSent) => [
      { room: text('row'), ...texts(['from', 'to', 'reason']) },
    ]),
    lift: on(liftBlock, ({ text }: RoomSent) => [text('block')]),
  },
  ({ intent, texts }: RoomSent, outcome) => {
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/stays/rooms')}?done=${intent}`, 303);
    const typed = texts(fields);
    return data({ intent, row: typed.row, problems: asProblems(outcome), typed }, { status: 422 });
  },
);

export const handle = { crumb: m.roomsScreen } satisfies AdminHandle;

export default function Rooms({ loaderData, actionData }: Route.ComponentProps) {
  const { rooms, kinds, today, mayWrite, mayBuild, done } = loaderData;
  // A house has dozens: folded, until somebody asks for a kind.
  const byKind = [...Map.groupBy(rooms, ({ kindId }) => kindId)];
  return (
    <div className="admin-stack">
      <ScreenHead title={m.roomsScreen}>
        <ButtonLink to={href('/admin-dashboard/stays/housekeeping')} size="sm" look="outline">
          {housekeepingList}
        </ButtonLink>
      </ScreenHead>
      {!actionData && <DoneNotice done={done} words={m.done} />}
      <section className="panel house-folds" aria-label={m.roomsScreen}>
        {rooms.length === 0 ? (
          <EmptyState title={m.noRooms}>{m.noRoomsNote}</EmptyState>
        ) : (
          byKind.map(([kind, own]) => (
            <details
              key={kind}
              className="admin-fold"
              open={byKind.length === 1 || own.some(({ id }) => id === actionData?.row)}
            >
              <summary>
                {`${own[0]?.kindTitle} (${own.length})`}
                <span className="sm num">{stateOf(own)}</span>
              </summary>
              <ul className="admin-rows">
                {own.map((room) => (
                  <RoomRow
                    key={`${room.id} ${room.version}`}
                    {...{ room, today, kinds, mayWrite, mayBuild }}
                    refused={actionData?.row === room.id ? actionData : undefined}
                  />
                ))}
              </ul>
            </details>
          ))
        )}
      </section>
      {mayBuild && (
        <Panel title={m.addRoom}>
          <RoomForm
            key={rooms.length}
            room={null}
            kinds={kinds}
            refused={actionData?.row === '' ? actionData : undefined}
          />
        </Panel>
      )}
    </div>
  );
}

/**
 * What a folded kind has to tell: how many have guests tonight, wait to be cleaned, need repair.
 */
function stateOf(rooms: readonly HouseRoom[]): string {
  const count = (state: HouseRoom['housekeeping']) =>
    rooms.filter(({ housekeeping }) => housekeeping === state).length;
  const taken = rooms.filter(({ stay }) => stay !== null).length;
  return [
    m.haveGuests(taken),
    ...(count('dirty') > 0 ? [m.toBeCleaned(count('dirty'))] : []),
    ...(count('repair') > 0 ? [m.needRepair(count('repair'))] : []),
  ].join(' · ');
}
