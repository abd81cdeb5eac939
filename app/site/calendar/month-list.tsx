import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { CivilDate } from '#core/calendar/civil-date.ts';
import type { DayView } from '#core/calendar/day-view.ts';
import * as m from '#messages/calendar.ts';
import { Moon } from '#site/calendar-parts/moon.tsx';
import { EntryBar } from './entry-bar.tsx';
import './month-list.css';

type MonthListProps = {
  days: readonly DayView[];
  today: string;
  selected: string | null;
  hrefOf: (date: CivilDate) => string;
  /** The panel of the selected day, which stands below its row. */
  panel: ReactNode;
};

/**
 * All events of the shown month, a row for each day that has any. The month of today begins with
 * today; its earlier days are folded.
 */
export function MonthList({ days, today, selected, hrefOf, panel }: MonthListProps) {
  const busy = days.filter(({ date, entries }) => entries.length > 0 || date === today || date === selected);
  const past = days.some(({ date }) => date === today) ? busy.filter(({ date }) => date < today) : [];
  const [unfolded, setUnfolded] = useState(past.some(({ date }) => date === selected));
  const rows = (some: readonly DayView[]) => (
    <ul className="cal-list">
      {some.map((day) => (
        <li key={day.date} id={`day-${day.date}`} className={day.date === today ? 'today' : undefined}>
          <Link
            // A list is longer than a phone: it opens at the chosen day, with and without script.
            to={`${hrefOf(day.date)}#day-${day.date}`}
            data-date={day.date}
            aria-current={day.date === selected ? 'true' : undefined}
          >
            <span className="list-date">
              <span className="sr">{day.longDate}</span>
              <b className="num" aria-hidden="true">
                {day.day}
              </b>
              <span aria-hidden="true">{day.weekday}</span>
              <Moon phase={day.moonPhase} size={18} />
            </span>
            <span className="list-entries">
              {day.date === today && <span className="today-mark">{m.today}</span>}
              {day.entries.map((entry) => (
                <EntryBar key={entry.id} entry={entry} />
              ))}
              {day.entries.length === 0 && <span className="muted">{m.noEvents}</span>}
            </span>
          </Link>
          {day.date === selected && panel}
        </li>
      ))}
    </ul>
  );
  if (busy.length === 0) return <p className="cal-none muted">{m.noneOfThisKind}</p>;
  return (
    <>
      {past.length > 0 && (
        <details
          className="cal-past"
          open={unfolded}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary>{m.earlierDays(past.length)}</summary>
          {rows(past)}
        </details>
      )}
      {rows(busy.slice(past.length))}
    </>
  );
}
