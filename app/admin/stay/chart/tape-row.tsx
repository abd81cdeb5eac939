import { stageWords } from '#admin/words/stay-words.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import type { ChartBar, ChartGap, ChartWindow } from '#core/stay/tape-chart.ts';
import { housekeeping } from '#messages/admin/stays.ts';
import * as m from '#messages/admin/tape-chart.ts';
import type { ChartRoom } from '#server/stay/queries/tape-chart.ts';
import { href } from '#ui/href.ts';
import { shortDay } from './day-words.ts';

type TapeRowProps = {
  room: ChartRoom;
  window: ChartWindow;
  bars: readonly ChartBar[];
  gaps: readonly ChartGap[];
};

/**
 * One room: its name, and its nights as bars. An element a bar, never one a night, and plain links:
 * a full house has thousands, which the chart answers for together (use-chart-presses.ts).
 */
export function TapeRow({ room, window, bars, gaps }: TapeRowProps) {
  return (
    <li className="tape-row" data-room={room.id}>
      <span className="tape-room">
        {room.number}
        {room.housekeeping !== 'clean' && <small>{housekeeping[room.housekeeping]}</small>}
      </span>
      <div className="tape-nights">
        {gaps.map((gap) => (
          <FreeNights key={gap.at} room={room} window={window} gap={gap} />
        ))}
        {bars.map((bar) => (
          <NightBar key={`${bar.of.id} ${bar.from}`} bar={bar} />
        ))}
      </div>
    </li>
  );
}

function NightBar({ bar }: { bar: ChartBar }) {
  const { of, whole, before, after } = bar;
  const dates = m.fromTo(shortDay(whole.arrival), shortDay(whole.departure));
  const ends = `${before ? ' before' : ''}${after ? ' after' : ''}`;
  if (of.kind === 'block') {
    const words = m.barOf(of.reason, m.blocked, dates);
    return (
      <span
        className={`tape-bar blocked${ends}`}
        style={placeOf(bar)}
        role="img"
        aria-label={words}
        title={words}
        data-word={m.blocked}
      >
        {of.reason}
      </span>
    );
  }
  const state = stageWords(of.stage).label;
  const more = of.rooms > 1 ? `, ${m.inOtherRooms(of.rooms)}` : '';
  const words = m.barOf(of.name, state, dates) + more;
  return (
    <a
      className={`tape-bar ${of.stage}${ends}`}
      style={placeOf(bar)}
      href={href('/admin-dashboard/stays/:id', { id: of.id })}
      aria-label={words}
      title={words}
      data-stay={of.id}
      data-word={state}
    >
      {of.name}
    </a>
  );
}

type FreeNightsProps = { room: ChartRoom; window: ChartWindow; gap: ChartGap };

/** Free nights of a room: a link to a new stay on the first; a press on another chooses that one. */
function FreeNights({ room, window, gap }: FreeNightsProps) {
  const first = dayAfter(window.from, gap.at);
  const dates = m.fromTo(shortDay(first), shortDay(dayAfter(first, gap.nights)));
  return (
    <a
      className="tape-free"
      style={placeOf(gap)}
      href={newStayOn(room.kindId, first)}
      data-kind={room.kindId}
      data-first={first}
      data-nights={gap.nights}
    >
      {m.freeFrom(room.number, dates)}
    </a>
  );
}

/** The form of a new stay with kind and day filled in. */
export function newStayOn(kind: string, arrival: string): string {
  return `${href('/admin-dashboard/stays/new')}?${new URLSearchParams({ kind, arrival })}`;
}

/** In columns; the style sheet makes shares of the row of them. */
function placeOf({ at, nights }: ChartGap) {
  return { '--at': at, '--nights': nights } as React.CSSProperties;
}
