import { Link } from 'react-router';
import { type CalendarQuery, calendarHref } from '#core/calendar/calendar-query.ts';
import { cardOn } from '#core/calendar/card-on.ts';
import type { CivilDate } from '#core/calendar/civil-date.ts';
import type { DayCard } from '#core/calendar/day-card.ts';
import * as m from '#messages/calendar.ts';
import './next-fast.css';

type NextFastProps = { cards: readonly DayCard[]; today: CivilDate; query: CalendarQuery };

/** What the calendar is opened for most: the next Ekadasi, and when its fast is broken. */
export function NextFast({ cards, today, query }: NextFastProps) {
  const { ekadasi, breakFast } = cardOn(cards, today) ?? {};
  if (!ekadasi && !breakFast) return null;
  return (
    <dl className="next-fast">
      {breakFast && (
        <div>
          <dt>{m.breakFastToday}</dt>
          <dd className="num">{breakFast}</dd>
        </div>
      )}
      {ekadasi && (
        <div>
          <dt>{m.nextEkadasi}</dt>
          <dd>
            <Link to={calendarHref({ place: query.place, date: ekadasi.date })} preventScrollReset>
              {ekadasi.name}
            </Link>
            <small>
              {ekadasi.ahead}: <time dateTime={ekadasi.date}>{ekadasi.day}</time>
            </small>
          </dd>
        </div>
      )}
      {ekadasi?.breakFast && (
        <div>
          <dt>{m.breakFast}</dt>
          <dd className="num">
            {ekadasi.breakFast}
            <small>{m.morningAfter}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}
