import CalendarDays from 'lucide-react/icons/calendar-days';
import { usePagePicture } from '#site/shared/page-picture.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { FestivalMoments } from './festival-moments.ts';

export type NextFestival = { date: string; longDate: string; countdown: string; moments: FestivalMoments };

/** When it is, in words that need no script, and the two things to do about it. */
export function FestivalHero({ next, place }: { next: NextFestival | null; place: string }) {
  return (
    <section className="fest-hero" data-theme="night">
      <div className="wrap">
        <div className="words">
          <span className="kicker">Festival of the year</span>
          <h1>Śrī Kṛṣṇa Janmāṣṭamī</h1>
          <p className="lead">
            The night on which the Lord came into a prison cell in Mathurā, and a river let His father pass.
          </p>
          {next ? (
            <p className="fest-when">
              <b>{next.countdown}</b>
              <time dateTime={next.date}>{next.longDate}</time>
              <span className="sm">The date for {place}, as our calendar reckons it</span>
            </p>
          ) : (
            <p className="fest-when">
              <span>Our calendar covers the years 1950 to 2099. Please ask the temple for the date.</span>
            </p>
          )}
          <div className="row wrapx">
            <ButtonLink to="#give">Serve the festival</ButtonLink>
            <ButtonLink
              to={next ? `/calender?date=${next.date}` : '/calender'}
              look="outline"
              icon={<Icon of={CalendarDays} />}
            >
              See it in the calendar
            </ButtonLink>
          </div>
        </div>
        <ArchPicture {...usePagePicture('festival')} ratio="4x5" outline eager />
      </div>
    </section>
  );
}
