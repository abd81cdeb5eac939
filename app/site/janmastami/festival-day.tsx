import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { SectionHead } from '#ui/section-head.tsx';
import type { NextFestival } from './festival-hero.tsx';

type FestivalDayProps = {
  words: TempleSettings['festivalWords'];
  next: NextFestival | null;
  place: string;
};

/** The day's order; only astronomical moments have a time, the others are announced later. */
export function FestivalDay({ words, next, place }: FestivalDayProps) {
  const times = next?.moments;
  return (
    <section className="section bg-soft" aria-labelledby="day">
      <div className="wrap">
        <SectionHead {...words.day} id="day" />
        <div className="fest-day">
          <ol className="fest-hours">
            <Hour when="Until sunrise" time={times?.sunrise} {...words.sunrise} />
            <Hour when="Morning" {...words.morning} />
            <Hour when="All day" {...words.allDay} />
            <Hour when="From sunset" time={times?.sunset} {...words.sunset} />
            <Hour when="Midnight" time={times?.midnight} {...words.midnight} />
            <Hour when="The day after" {...words.dayAfter} />
          </ol>
          {next && times && (
            <aside className="fest-sky panel" aria-labelledby="sky">
              <h3 id="sky">The sky that night</h3>
              <dl>
                <Fact label="Date" value={next.longDate} />
                <Fact label="Lunar day at sunrise" value={times.tithi} />
                <Fact label="Lunar mansion at sunrise" value={times.naksatra} />
                <Fact label="Sunrise and sunset" value={`${times.sunrise} and ${times.sunset}`} />
                <Fact label="Middle of the night" value={times.midnight} />
              </dl>
              <p className="sm muted">
                Times of {place}. Midnight is taken twelve hours after the Sun’s noon; it falls on the next
                date when the clock says so.
              </p>
              <ButtonLink to={href('/events')} look="quiet" size="sm">
                Events at the temple
              </ButtonLink>
            </aside>
          )}
        </div>
      </div>
    </section>
  );
}

type HourProps = PageWords & { when: string; time?: string | undefined };

function Hour({ when, time, title, lead }: HourProps) {
  return (
    <li>
      <span className="when">
        {when}
        {time && <b className="num">{time}</b>}
      </span>
      <span>
        <b>{title}</b>
        <span className="muted block">{lead}</span>
      </span>
    </li>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
