import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { inMonth, type YearMonth, years } from '#core/calendar/calendar-query.ts';
import { type CivilDate, civilDate, dayNumber, dayNumberOf, weekday } from '#core/calendar/civil-date.ts';
import type { DayView } from '#core/calendar/day-view.ts';
import * as m from '#messages/calendar.ts';
import { Moon } from '#site/calendar-parts/moon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { EntryBar } from './entry-bar.tsx';
import './month-grid.css';

/** How many events a day's cell names on a screen (rule S46); the style sheet hides the others. */
const shownInCell = 3;

type MonthGridProps = {
  shown: YearMonth;
  days: readonly DayView[];
  today: string;
  selected: string | null;
  hrefOf: (date: CivilDate) => string;
};

/** Seven columns from Sunday. Arrow keys follow the ARIA grid pattern; without script links. */
export function MonthGrid({ shown, days, today, selected, hrefOf }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const { onKeyDown, entry } = useGridKeys(grid, { shown, days, today, selected, hrefOf });
  const hydrated = useHydrated();
  const byDate = new Map<string, DayView>(days.map((day) => [day.date, day]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an ARIA grid of links
    <table ref={grid} role="grid" className="cal-grid" aria-labelledby="shown-month" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {m.weekdays.map((name, day) => (
            <th key={name} scope="col" abbr={name}>
              {m.shortWeekdays[day]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(shown).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const day = byDate.get(date);
              if (!day) {
                const out = Number(date.slice(8));
                return (
                  <td key={date} className="out" aria-hidden="true">
                    <span className="num">{out}</span>
                  </td>
                );
              }
              return (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a td is a gridcell
                <td
                  key={date}
                  className={date === today ? 'today' : undefined}
                  aria-selected={date === selected}
                >
                  <Link
                    to={hrefOf(day.date)}
                    data-date={date}
                    tabIndex={hydrated && date !== entry ? -1 : undefined}
                    aria-current={date === today ? 'date' : undefined}
                    preventScrollReset
                  >
                    <Cell day={day} today={date === today} />
                  </Link>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ day, today }: { day: DayView; today: boolean }) {
  const more = day.entries.length - shownInCell;
  return (
    <>
      <span className="sr">{day.longDate}</span>
      <span className="cell-top">
        <span className="num" aria-hidden="true">
          {day.day}
        </span>
        {today && <span className="today-mark">{m.today}</span>}
        <Moon phase={day.moonPhase} />
      </span>
      {day.entries.map((entry) => (
        <EntryBar key={entry.id} entry={entry} />
      ))}
      {more > 0 && <span className="more">{m.moreEvents(more)}</span>}
    </>
  );
}

/** The weeks that hold a month, with the days around it. */
function weeksOf({ year, month }: YearMonth): CivilDate[][] {
  const first = dayNumber(year, month, 1);
  const last = dayNumber(year, month + 1, 1) - 1;
  const weeks: CivilDate[][] = [];
  for (let sunday = first - weekday(first); sunday <= last; sunday += 7) {
    weeks.push(Array.from({ length: 7 }, (_, index) => civilDate(sunday + index)));
  }
  return weeks;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * One cell is in the tab order: the chosen date, today, or the first. A step out of the month opens
 * the next one.
 */
function useGridKeys(
  grid: React.RefObject<HTMLTableElement | null>,
  { shown, days, today, selected, hrefOf }: MonthGridProps,
) {
  const navigate = useNavigate();
  const wanted = useRef<string | null>(null);
  const present = (date: string | null) => (date && days.some((day) => day.date === date) ? date : null);
  const entry = present(selected) ?? present(today) ?? days[0]?.date ?? null;
  const focus = (date: string) => grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();

  useEffect(() => {
    if (wanted.current && days.some((day) => day.date === wanted.current)) {
      grid.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`)?.focus();
      wanted.current = null;
    }
  }, [days, grid]);

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-date]')?.dataset.date;
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = targetOf(from as CivilDate, event);
    if (!to) return;
    event.preventDefault();
    if (inMonth(to, shown)) focus(to);
    else if (years.includes(Number(to.slice(0, 4)))) {
      wanted.current = to;
      navigate(hrefOf(to), { preventScrollReset: true });
    }
  }
  return { onKeyDown, entry };
}

function targetOf(from: CivilDate, { key, shiftKey }: KeyboardEvent): CivilDate | null {
  const number = dayNumberOf(from);
  const step = steps[key];
  if (step !== undefined) return civilDate(number + step);
  if (key === 'Home') return civilDate(number - weekday(number));
  if (key === 'End') return civilDate(number + 6 - weekday(number));
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const months = (key === 'PageUp' ? -1 : 1) * (shiftKey ? 12 : 1);
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const lastOfMonth = dayNumber(year, month + months + 1, 1) - 1;
  return civilDate(Math.min(dayNumber(year, month + months, 1) + day - 1, lastOfMonth));
}
