import { Link } from 'react-router';
import { cardOn } from '#core/calendar/card-on.ts';
import * as m from '#messages/day-card.ts';
import type { CalendarToday } from '#server/calendar/today-queries.ts';
import { href } from '#ui/href.ts';
import { Moon } from './moon.tsx';
import { useToday } from './use-today.ts';
import './day-card.css';

/** Today's tithi, the next Ekadasi and its parana. Empty where no day can be computed. */
export function DayCard({ calendar, onLeave }: { calendar: CalendarToday; onLeave?: () => void }) {
  const [first] = calendar.cards;
  const today = useToday(first?.date ?? null, calendar.zone);
  const card = today && cardOn(calendar.cards, today);
  if (!card) return null;
  const { ekadasi } = card;
  return (
    <section className="daycard" aria-label={m.calendar}>
      <div className="daycard-in">
        <div className="daycard-day">
          <Moon phase={card.moonPhase} size={44} />
          <p>
            <span className="sm muted block">
              <time dateTime={card.date}>{card.longDate}</time>
            </span>
            <b className="daycard-tithi">{card.tithi}</b>
            <span className="sm muted block">{m.monthOf(card.masa)}</span>
            {card.fast && <b className="daycard-fast">{card.fast}</b>}
          </p>
        </div>
        <dl>
          {card.breakFast && (
            <div>
              <dt>{m.breakFastToday}</dt>
              <dd className="num">{card.breakFast}</dd>
            </div>
          )}
          {ekadasi && (
            <div>
              <dt>{m.nextEkadasi}</dt>
              <dd>
                {ekadasi.name}
                <span className="sm muted block">
                  {ekadasi.ahead}: <time dateTime={ekadasi.date}>{ekadasi.day}</time>
                </span>
              </dd>
            </div>
          )}
          {ekadasi?.breakFast && (
            <div>
              <dt>{m.breakFastTime}</dt>
              <dd className="num">
                {ekadasi.breakFast}
                <span className="sm muted block">{m.morningAfter}</span>
              </dd>
            </div>
          )}
        </dl>
      </div>
      <p className="daycard-foot sm">
        <span className="muted">{m.timesOf(calendar.place)}</span>
        <Link to={href('/calender')} onClick={onLeave}>
          {m.openCalendar}
        </Link>
      </p>
    </section>
  );
}
