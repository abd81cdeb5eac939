import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { useRef } from 'react';
import { Link } from 'react-router';
import {
  type CalendarProblem,
  type CalendarQuery,
  calendarHref,
  inMonth,
  monthAfter,
  type YearMonth,
} from '#core/calendar/calendar-query.ts';
import type { CivilDate } from '#core/calendar/civil-date.ts';
import type { DayView } from '#core/calendar/day-view.ts';
import * as m from '#messages/calendar.ts';
import { locale } from '#messages/language.ts';
import { Icon } from '#ui/icon.tsx';
import { Loader } from '#ui/loader.tsx';
import { Notice } from '#ui/notice.tsx';
import { DayPanel, dayTitle } from './day-panel.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthList } from './month-list.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { useFocusOfDay } from './use-focus-of-day.ts';
import '#ui/tabs/tabs.css';

type CalendarBoardProps = {
  query: CalendarQuery;
  place: { id: string; name: string };
  temple: string;
  typed: string;
  cities: readonly string[];
  today: CivilDate;
  shown: YearMonth;
  days: DayView[];
  problems: CalendarProblem[];
};

const problemWords: Record<CalendarProblem, string> = {
  date: m.noSuchDate,
  month: m.noSuchMonth,
  years: m.yearsCoveredMonth,
  place: m.unknownPlace,
  polar: m.noSunriseInMonth,
};

/** The month: its controls, the grid and the list (by width or by choice), and the chosen day. */
export function CalendarBoard({
  query,
  place,
  temple,
  typed,
  cities,
  today,
  shown,
  days,
  problems,
}: CalendarBoardProps) {
  const filtered = query.only
    ? days.map((day) => ({ ...day, entries: day.entries.filter(({ category }) => category === query.only) }))
    : days;
  const chosen = days.find(({ date }) => date === query.date);
  const board = useRef<HTMLElement>(null);
  useFocusOfDay(board, query.date);
  const unknown = problems.includes('place');
  const month = monthTitle.format(Date.UTC(shown.year, shown.month - 1, 1));
  const hrefOf = (date: CivilDate) =>
    inMonth(date, shown)
      ? calendarHref({ ...query, shown, date })
      : calendarHref({ ...query, shown: monthOf(date), date: null });
  const panel = chosen && (
    <DayPanel day={chosen} place={place.name} closeHref={calendarHref({ ...query, shown, date: null })} />
  );
  return (
    <section ref={board} className="cal-board" aria-labelledby="shown-month">
      <p className="sr" role="status">
        {chosen ? m.dayShownBelow(dayTitle(chosen)) : month}
      </p>
      {problems.map((problem) => (
        <Notice key={problem} tone="wait">
          {problemWords[problem]}
        </Notice>
      ))}
      <div className="cal-bar">
        <h2 id="shown-month">{month}</h2>
        <div className="row">
          <Step to={monthAfter(shown, -1)} query={query} label={m.previousMonth} drawing={ChevronLeft} />
          <Link
            to={calendarHref({ ...query, date: null, shown: null })}
            className="btn btn-outline btn-sm"
            preventScrollReset
          >
            {m.today}
          </Link>
          <Step to={monthAfter(shown, 1)} query={query} label={m.nextMonth} drawing={ChevronRight} />
        </div>
        <nav className="seg cal-views" aria-label={m.view}>
          <ViewLink view="month" query={query} shown={shown} words={m.monthView} drawing={LayoutGrid} />
          <ViewLink view="list" query={query} shown={shown} words={m.listView} drawing={List} />
        </nav>
      </div>
      <details className="cal-place sm" open={unknown}>
        <summary>
          <span>{m.timesOf(place.name)}</span> <u>{m.changePlace}</u>
        </summary>
        <PlaceChoice
          query={query}
          shown={shown}
          temple={temple}
          typed={typed}
          unknown={unknown}
          cities={cities}
        />
      </details>
      <div className="cal-month" data-view={query.view ?? undefined}>
        <Loader className="cal-loading">{m.loading}</Loader>
        <div className="cal-as-grid">
          <MonthGrid shown={shown} days={filtered} today={today} selected={query.date} hrefOf={hrefOf} />
          {panel}
        </div>
        <div className="cal-as-list">
          <MonthList days={filtered} today={today} selected={query.date} hrefOf={hrefOf} panel={panel} />
        </div>
      </div>
    </section>
  );
}

const monthTitle = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOf = (date: string): YearMonth => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});

type Drawing = React.ComponentProps<typeof Icon>['of'];
type StepProps = { to: YearMonth | null; query: CalendarQuery; label: string; drawing: Drawing };

function Step({ to, query, label, drawing }: StepProps) {
  if (!to) return null;
  return (
    <Link
      to={calendarHref({ ...query, date: null, shown: to })}
      className="icon-btn line"
      aria-label={label}
      preventScrollReset
    >
      <Icon of={drawing} />
    </Link>
  );
}

type ViewLinkProps = {
  view: 'month' | 'list';
  query: CalendarQuery;
  shown: YearMonth;
  words: string;
  drawing: Drawing;
};

function ViewLink({ view, query, shown, words, drawing }: ViewLinkProps) {
  return (
    <Link
      to={calendarHref({ ...query, shown, view })}
      className={`view-${view}`}
      aria-current={query.view === view ? 'true' : undefined}
      preventScrollReset
    >
      <Icon of={drawing} />
      {words}
    </Link>
  );
}
