import { Link } from 'react-router';
import type { PageWords } from '#core/page-copy/page-words.ts';
import { href } from '#ui/href.ts';
import { SectionHead } from '#ui/section-head.tsx';

type ComingYearsProps = { words: PageWords; years: { date: string; day: string }[] };

/** The dates of the coming years, for those who book trains. */
export function ComingYears({ words, years }: ComingYearsProps) {
  return (
    <section className="section" aria-labelledby="years">
      <div className="wrap">
        <SectionHead {...words} id="years" />
        <ul className="fest-years">
          {years.map(({ date, day }) => (
            <li key={date}>
              <Link to={`${href('/calender')}?date=${date}`}>
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
