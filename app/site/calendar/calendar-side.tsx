import { Link } from 'react-router';
import type { EntryCategory } from '#core/calendar/additions.ts';
import {
  type CalendarQuery,
  calendarHref,
  categories,
  type YearMonth,
} from '#core/calendar/calendar-query.ts';
import { type CivilDate, dayNumberOf } from '#core/calendar/civil-date.ts';
import { daysAheadWords } from '#core/calendar/day-words.ts';
import * as m from '#messages/calendar.ts';
import { Icon } from '#ui/icon.tsx';
import { categoryWords } from './category-words.tsx';
import './calendar-side.css';
import './jumps.css';

export type Upcoming = { id: string; date: CivilDate; title: string; category: EntryCategory };

type SideProps = {
  query: CalendarQuery;
  shown: YearMonth;
  today: CivilDate;
  upcoming: readonly Upcoming[];
};

/** Upcoming Events, Event Categories and Quick Navigation (rule S42). */
export function CalendarSide({ query, shown, today, upcoming }: SideProps) {
  return (
    <aside className="cal-side">
      <section aria-labelledby="upcoming">
        <h2 id="upcoming">{m.upcoming}</h2>
        {upcoming.length === 0 && <p className="muted">{m.noneUpcoming}</p>}
        <ul className="upcoming">
          {upcoming.map(({ id, date, title, category }) => (
            <li key={`${date}-${id}`}>
              <Link
                to={calendarHref({ ...query, shown: null, only: null, date, view: 'month' })}
                preventScrollReset
              >
                <span className={`up-date ${category}`} aria-hidden="true">
                  {Number(date.slice(8))}
                  <small>{m.shortMonths[Number(date.slice(5, 7)) - 1]}</small>
                </span>
                <span>
                  <b>{title}</b>
                  <span className="sm muted block">
                    {daysAheadWords(dayNumberOf(date) - dayNumberOf(today))}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="categories">
        <h2 id="categories">{m.categories}</h2>
        <ul className="categories">
          {categories.map((category) => {
            const { words, drawing } = categoryWords[category];
            const chosen = query.only === category;
            return (
              <li key={category}>
                <Link
                  to={calendarHref({ ...query, shown, only: chosen ? null : category })}
                  aria-current={chosen ? 'true' : undefined}
                  preventScrollReset
                >
                  <span className={`glyph ${category}`}>
                    <Icon of={drawing} />
                  </span>
                  {words}
                </Link>
              </li>
            );
          })}
        </ul>
        {query.only && (
          <Link className="sm" to={calendarHref({ ...query, shown, only: null })} preventScrollReset>
            {m.allCategories}
          </Link>
        )}
      </section>
      <nav aria-labelledby="quick">
        <h2 id="quick">{m.quickNavigation}</h2>
        <ul className="quick">
          {m.shortMonths.map((name, index) => (
            <li key={name}>
              <Link
                to={calendarHref({
                  ...query,
                  date: null,
                  shown: { year: shown.year, month: index + 1 },
                  view: 'month',
                })}
                aria-current={index + 1 === shown.month ? 'true' : undefined}
                preventScrollReset
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
