import CalendarDays from 'lucide-react/icons/calendar-days';
import type { PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/janmastami.ts';
import * as shows from '#messages/pictures.ts';
import { usePagePicture } from '#site/reading/page-picture.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import type { FestivalMoments } from './festival-moments.ts';

export type NextFestival = { date: string; longDate: string; countdown: string; moments: FestivalMoments };

type FestivalHeroProps = { words: PageWords; next: NextFestival | null; place: string };

/** Its date, in text that needs no script, and the two actions. */
export function FestivalHero({ words, next, place }: FestivalHeroProps) {
  return (
    <section className="fest-hero" data-theme="night">
      <div className="wrap">
        <div className="words">
          <span className="kicker">{words.kicker}</span>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          {next ? (
            <p className="fest-when">
              <b>{next.countdown}</b>
              <time dateTime={next.date}>{next.longDate}</time>
              <span className="sm">{m.dateForPlace(place)}</span>
            </p>
          ) : (
            <p className="fest-when">
              <span>{m.yearsOver}</span>
            </p>
          )}
          <div className="row wrapx">
            <ButtonLink to="#give">{m.serveFestival}</ButtonLink>
            <ButtonLink
              to={next ? `${href('/calender')}?date=${next.date}` : href('/calender')}
              look="outline"
              icon={<Icon of={CalendarDays} />}
            >
              {m.seeInCalendar}
            </ButtonLink>
          </div>
        </div>
        <ArchPicture {...usePagePicture('festival', shows.janmashtami)} ratio="4x5" outline eager />
      </div>
    </section>
  );
}
