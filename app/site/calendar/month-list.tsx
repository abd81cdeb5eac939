import { Link } from 'react-router';
import type { CivilDate } from '#core/calendar/civil-date.ts';
import type { DayView } from '#core/calendar/day-view.ts';
import { Moon } from '#site/shared/moon.tsx';
import { EntryBar } from './entry-bar.tsx';
import './month-list.css';

type MonthListProps = {
  days: readonly DayView[];
  today: string;
  selected: string | null;
  hrefOf: (date: CivilDate) => string;
};

/** All events of the shown month, a row for each day that has any. */
export function MonthList({ days, today, selected, hrefOf }: MonthListProps) {
  const busy = days.filter((day) => day.entries.length > 0);
  if (busy.length === 0) return <p className="cal-none muted">No events of this kind in this month.</p>;
  return (
    <ul className="cal-list">
      {busy.map((day) => (
        <li key={day.date} className={day.date === today ? 'today' : undefined}>
          <Link
            to={hrefOf(day.date)}
            data-date={day.date}
            preventScrollReset
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
              {day.date === today && <span className="today-mark">Today</span>}
              {day.entries.map((entry) => (
                <EntryBar key={entry.id} entry={entry} />
              ))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
