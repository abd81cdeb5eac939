import { PanelForm } from '#admin/forms/panel-form.tsx';
import type { StayView } from '#core/stay/stay-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/stay-moves.ts';
import { housekeeping } from '#messages/admin/stays.ts';
import type { RoomChoice, RoomOfStay } from '#server/stay/queries/room-choices.ts';
import { Select } from '#ui/forms/field.tsx';

/** A room in a list to choose from: its kind where that is another, and what housekeeping says. */
export function roomChoice(kindId: string) {
  return (room: RoomChoice) => ({
    value: room.id,
    label: [
      room.number,
      room.kindId !== kindId && m.samePrice(room.kindTitle),
      room.housekeeping !== 'clean' && housekeeping[room.housekeeping],
    ]
      .filter(Boolean)
      .join(' · '),
  });
}

type RoomChangeProps = {
  stay: StayView;
  rooms: readonly RoomOfStay[];
  /** Why the last move was refused, and of which room it was. */
  refused: { from: string; error: string | null } | null;
};

/** Each room of a stay, and where it can go for its coming nights. */
export function RoomChange({ stay, rooms, refused }: RoomChangeProps) {
  return (
    <details className="admin-fold" open={refused !== null}>
      <summary>{m.changeRoom}</summary>
      <div className="admin-stack">
        {rooms.map(({ id, number, arrival, departure, others }) => {
          const nights = m.fromRoom(number, dayInWords(arrival), dayInWords(departure));
          if (others.length === 0)
            return (
              <p key={id} className="sm">
                {nights} {m.noRoomFree}
              </p>
            );
          return (
            <PanelForm key={id} intent="move" save={m.moveThere}>
              <input type="hidden" name="from" value={id} />
              <Select
                id={`to.${id}`}
                name="to"
                label={nights}
                hint={stay.stage === 'in-house' ? m.willBeCleaned : undefined}
                placeholder={m.chooseRoom}
                options={others.map(roomChoice(stay.kindId))}
                error={refused?.from === id ? refused.error : null}
              />
            </PanelForm>
          );
        })}
      </div>
    </details>
  );
}
