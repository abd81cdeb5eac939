import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Link } from 'react-router';
import type { DayView } from '#core/calendar/day-view.ts';
import { Icon } from '#ui/icon.tsx';
import { Accordion } from '#ui/tabs/accordion.tsx';
import { categoryWords } from './category-words.tsx';
import './day-panel.css';

/** The title of a day's panel (rule S47). */
export function dayTitle({ entries, longDate }: DayView): string {
  return entries.length > 0 ? `Events on ${longDate}` : longDate;
}

/**
 * The chosen day: its events, if it has any (rule S47), and what kind of day it is. It stands below
 * the grid and below its day in the list, whichever of the two is shown.
 */
export function DayPanel({ day, closeHref, place }: { day: DayView; closeHref: string; place: string }) {
  const title = useId();
  const busy = day.entries.length > 0;
  return (
    <section className="cal-panel" aria-labelledby={title}>
      <div className="row between">
        <h3 id={title}>{dayTitle(day)}</h3>
        <Link to={closeHref} className="icon-btn" aria-label="Close" preventScrollReset>
          <Icon of={X} />
        </Link>
      </div>
      {busy && (
        <ul className="panel-events">
          {day.entries.map((entry) => {
            const { words, drawing } = categoryWords[entry.category];
            return (
              <li key={entry.id}>
                <span className={`glyph ${entry.category}`}>
                  <Icon of={drawing} />
                </span>
                <span>
                  <b>{entry.title}</b>
                  {entry.note && <span className="sm muted block">{entry.note}</span>}
                </span>
                <span className={`chip ${entry.category}`}>{words}</span>
              </li>
            );
          })}
        </ul>
      )}
      <dl className="panel-facts" aria-label={`The day in ${place}`}>
        {day.facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              {note && <span className="sm muted block">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Accordion title="What do these words mean?">
        <p>
          The Vaisnava calendar follows the Moon. A tithi is a lunar day, a thirtieth of the time from one new
          moon to the next; a date takes its name from the tithi that runs at sunrise. Krsna paksa is the
          fortnight in which the Moon wanes, Gaura paksa the one in which it grows.
        </p>
        <p>
          Ekadasi is the eleventh tithi of each fortnight. Devotees leave out grains and beans that day and
          break the fast the next morning, within the times given here. Gaurabda years are counted from the
          appearance of Sri Caitanya Mahaprabhu in 1486. All times are those of {place}.
        </p>
      </Accordion>
    </section>
  );
}
