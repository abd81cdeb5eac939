import { shortMoment } from '#admin/words/moment-words.ts';
import { stageWords } from '#admin/words/stay-words.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import type { ChartBar, ChartGap, ChartWindow } from '#core/stay/tape-chart.ts';
import { housekeeping } from '#messages/admin/stays.ts';
import * as m from '#messages/admin/tape-chart.ts';
import type { ChartRoom } from '#server/stay/queries/tape-chart.ts';
import { href } from '#ui/href.ts';
import { shortDay } from './day-words.ts';

type TapeRowProps = {
  /** Bars move from it on: the day of today, or null for who only looks. */
  movesFrom: string | null;
  room: ChartRoom;
  window: ChartWindow;
  bars: readonly ChartBar[];
  gaps: readonly ChartGap[];
};

/**
 * One room: its name, and its nights as bars. An element a bar, never one a night, and plain links:
 * a full house has thousands, which the chart answers for together (use-chart-presses.ts).
 */
export function TapeRow({ movesFrom, room, window, bars, gaps }: TapeRowProps) {
  return (
    <li className="tape-row" data-room={room.id} data-number={room.number}>
      <span className="tape-room">
        {room.number}
        {room.housekeeping !== 'clean' && <small>{housekeeping[room.housekeeping]}</small>}
      </span>
      <div className="tape-nights">
        {gaps.map((gap) => (
          <FreeNights key={gap.at} room={room} window={window} gap={gap} />
        ))}
        {bars.map((bar) => (
          <NightBar key={`${bar.of.id} ${bar.from}`} bar={bar} movesFrom={movesFrom} />
        ))}
      </div>
    </li>
  );
}

function NightBar({ bar, movesFrom }: { bar: ChartBar; movesFrom: string | null }) {
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
  if (of.kind !== 'stay') {
    const { until, word, to } = heldFor(of);
    const words = m.barOf(of.name, until, dates);
    return (
      <a
        className={`tape-bar ${of.kind}${ends}`}
        style={placeOf(bar)}
        href={to}
        aria-label={words}
        title={words}
        draggable={false}
        data-word={word}
      >
        {of.name}
      </a>
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
      draggable={false}
      data-stay={of.id}
      data-name={of.name}
      data-rooms={of.rooms}
      data-arrival={whole.arrival}
      data-departure={whole.departure}
      data-move={moveOf(bar, movesFrom)}
      data-word={state}
    >
      {of.name}
    </a>
  );
}

/** Nights that are held until a moment: for who waits, or for a group. */
function heldFor({ kind, until }: { kind: 'offer' | 'group'; until: Date }) {
  return kind === 'offer'
    ? {
        ...{ until: m.offeredUntil(shortMoment(until)), word: m.offered },
        to: href('/admin-dashboard/stays/waiting'),
      }
    : {
        until: m.reservedUntil(shortMoment(until)),
        word: m.group,
        to: href('/admin-dashboard/stays/groups'),
      };
}

/** What may move of a bar: its room while nights are to come, its dates before arrival. */
function moveOf({ of, to, whole }: ChartBar, from: string | null): 'room' | 'dates' | undefined {
  if (from === null || of.kind !== 'stay' || to <= from) return undefined;
  if (of.stage === 'booked') return whole.arrival > from ? 'dates' : 'room';
  return of.stage === 'in-house' ? 'room' : undefined;
}

type FreeNightsProps = { room: ChartRoom; window: ChartWindow; gap: ChartGap };

/**
 * Free nights of a room: a link to a new stay on the first; a press on another chooses that one.
 */
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
