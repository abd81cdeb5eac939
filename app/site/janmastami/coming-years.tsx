import { Link } from 'react-router';
import { SectionHead } from '#ui/section-head.tsx';

/** For those who book trains: the date of the coming years. */
export function ComingYears({ years, place }: { years: { date: string; day: string }[]; place: string }) {
  return (
    <section className="section" aria-labelledby="years">
      <div className="wrap">
        <SectionHead
          kicker="From the calendar"
          title="Janmāṣṭamī in the coming years"
          lead={`It follows the Moon, so the date moves. These are the days in ${place}; elsewhere it can be a day earlier or later.`}
          id="years"
        />
        <ul className="fest-years">
          {years.map(({ date, day }) => (
            <li key={date}>
              <Link to={`/calender?date=${date}`}>
                <b className="num">{date.slice(0, 4)}</b>
                <time dateTime={date}>{day}</time>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
