import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import * as m from '#messages/darshan-pages.ts';
import type { DarshanMonth } from '#server/darshan/darshan-month.ts';
import { Icon } from '#ui/icon.tsx';
import './day-month.css';

type DayMonthProps = DarshanMonth & {
  /** The day that is shown. */
  day: string;
};

/** The days of a month; those with photos lead to them. */
export function DayMonth({ day, name, weeks, earlier, later }: DayMonthProps) {
  return (
    <div className="day-month">
      <nav aria-label={m.months}>
        <MonthLink to={earlier} label={m.earlierPhotos} />
        <MonthLink to={later} label={m.laterPhotos} />
      </nav>
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            {m.shortWeekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="num">
          {weeks.map((week) => (
            <tr key={week.find((one) => one !== null)?.day}>
              {week.map((one, at) => (
                <td key={m.shortWeekdays[at]}>
                  {one?.to ? (
                    <Link
                      to={one.to}
                      aria-label={m.photosOfDay(one.number, name)}
                      aria-current={one.day === day ? 'date' : undefined}
                    >
                      {one.number}
                    </Link>
                  ) : (
                    one && <span className="faint">{one.number}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MonthLink({ to, label }: { to: string | null; label: string }) {
  if (!to) return <span className="icon-btn" aria-hidden="true" />;
  return (
    <Link to={to} className="icon-btn line" aria-label={label}>
      <Icon of={ChevronRight} />
    </Link>
  );
}
