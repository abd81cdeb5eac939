import { useCallback, useRef, useState } from 'react';
import { dayAfter } from '#core/requests/request-days.ts';
import { nightsOf, weekdayOf } from '#core/stay/nights.ts';
import {
  barsIn,
  type ChartWindow,
  columnOf,
  gapsBetween,
  type NightRun,
  windowEnd,
} from '#core/stay/tape-chart.ts';
import * as m from '#messages/admin/tape-chart.ts';
import type { ChartDay } from '#server/stay/queries/chart-days.ts';
import type { ChartRoom } from '#server/stay/queries/tape-chart.ts';
import type { BarMove } from './carried-bar.ts';
import { dayWords, shortDay } from './day-words.ts';
import { MoveDialog } from './move-dialog.tsx';
import { TapeRow } from './tape-row.tsx';
import { useBarMoves } from './use-bar-moves.ts';
import { useChartPresses } from './use-chart-presses.ts';
import { isDrawn, useDrawnColumns } from './use-drawn-columns.ts';

export type TapeChartProps = {
  window: ChartWindow;
  today: string;
  rooms: readonly ChartRoom[];
  runs: readonly NightRun[];
  days: readonly ChartDay[];
  /** Free nights may be booked. */
  mayWrite: boolean;
};

/** Rooms by nights. Head and names stay in sight while it scrolls both ways. */
export function TapeChart({ window, today, rooms, runs, days, mayWrite }: TapeChartProps) {
  const chart = useRef<HTMLElement>(null);
  useChartPresses(chart);
  const [said, say] = useState('');
  const [move, setMove] = useState<BarMove | null>(null);
  const putBack = useRef(() => {});
  const onDrop = useCallback((dropped: BarMove, back: () => void) => {
    putBack.current = back;
    setMove(dropped);
  }, []);
  const onClose = useCallback(() => {
    putBack.current();
    setMove(null);
  }, []);
  useBarMoves(chart, { onDrop, say });
  const drawn = useDrawnColumns(chart, window.nights);
  const ofRoom = Map.groupBy(barsIn(window, runs), ({ roomId }) => roomId);
  const kinds = Map.groupBy(rooms, ({ kindId }) => kindId);
  const names = new Map(days.map((one) => [one.day, one.names]));
  const now = columnOf(window, today);
  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      <section
        ref={chart}
        className="tape"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys.
        tabIndex={0}
        aria-label={m.roomsByNights(shortDay(window.from), shortDay(dayAfter(windowEnd(window), -1)))}
        style={{ '--of': window.nights, '--today': now } as React.CSSProperties}
        data-today={now >= 0 && now < window.nights ? '' : undefined}
        data-length={window.nights}
      >
        <div className="tape-head" aria-hidden="true">
          <span className="tape-room">{m.room}</span>
          <div className="tape-days">
            {nightsOf({
              arrival: dayAfter(window.from, drawn.at),
              departure: dayAfter(window.from, drawn.at + drawn.nights),
            }).map((day) => (
              <DayHead
                key={day}
                at={columnOf(window, day)}
                day={day}
                today={day === today}
                names={names.get(day)}
              />
            ))}
          </div>
        </div>
        {[...kinds].map(([kind, own]) => (
          <div key={kind} className="tape-kind">
            <h2>
              <span>{`${own[0]?.kindTitle} (${own.length})`}</span>
            </h2>
            <ul>
              {own.map((room) => {
                const all = ofRoom.get(room.id) ?? [];
                const free = mayWrite && !room.closed ? gapsBetween(window, all, today) : [];
                const bars = all.filter((bar) => isDrawn(drawn, bar));
                const gaps = free.filter((gap) => isDrawn(drawn, gap));
                return (
                  <TapeRow
                    key={room.id}
                    {...{ room, window, bars, gaps }}
                    movesFrom={mayWrite ? today : null}
                  />
                );
              })}
            </ul>
          </div>
        ))}
      </section>
      {mayWrite && <MoveDialog move={move} onClose={onClose} />}
    </>
  );
}

type DayHeadProps = { at: number; day: string; today: boolean; names: string[] | undefined };

function DayHead({ at, day, today, names }: DayHeadProps) {
  const words = dayWords(day);
  const looks = [
    'tape-day',
    weekdayOf(day) > 5 ? 'weekend' : '',
    today ? 'today' : '',
    names ? 'named' : '',
  ].join(' ');
  return (
    <span className={looks} title={names?.join(', ')} style={{ gridColumn: at + 1 }}>
      <small>{today ? m.today : words.weekday}</small>
      <b>{words.day}</b>
      <small>{at === 0 || words.day === '1' ? words.month : ''}</small>
    </span>
  );
}
