import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { DayStrip as Strip } from '#core/darshan/strip-words.ts';
import * as m from '#messages/darshan-pages.ts';
import { Icon } from '#ui/icon.tsx';

/** The seven days around one, with arrows to its neighbours; the first arrow is turned around. */
export function DayStrip({ day, days, before, after }: Strip & { day: string }) {
  return (
    <nav aria-label={m.days} className="darshan-strip">
      <Link to={before} className="icon-btn line">
        <Icon of={ChevronRight} />
        <span>{m.previousDay}</span>
      </Link>
      <ol>
        {days.map((one) => (
          <li key={one.day}>
            <Link to={one.to} aria-current={one.day === day ? 'date' : undefined}>
              <span className="sm">{one.weekday}</span>
              <b className="num">{one.number}</b>
              <span className="sm">{one.month}</span>
            </Link>
          </li>
        ))}
      </ol>
      {after ? (
        <Link to={after} className="icon-btn line">
          <span>{m.nextDay}</span>
          <Icon of={ChevronRight} />
        </Link>
      ) : (
        <span className="icon-btn" aria-hidden="true" />
      )}
    </nav>
  );
}
