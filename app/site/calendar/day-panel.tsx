import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Link } from 'react-router';
import type { DayView } from '#core/calendar/day-view.ts';
import * as m from '#messages/calendar.ts';
import { Icon } from '#ui/icon.tsx';
import { Accordion } from '#ui/tabs/accordion.tsx';
import { categoryWords } from './category-words.tsx';
import './day-panel.css';

/** The title of a day's panel (rule S47). */
export function dayTitle({ entries, longDate }: DayView): string {
  return entries.length > 0 ? m.eventsOn(longDate) : longDate;
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
        <Link to={closeHref} className="icon-btn" aria-label={m.close} preventScrollReset>
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
      <dl className="panel-facts" aria-label={m.dayIn(place)}>
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
      <Accordion title={m.whatWordsMean}>
        <p>{m.aboutTithis}</p>
        <p>{m.aboutEkadasi(place)}</p>
      </Accordion>
    </section>
  );
}
