import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/janmastami.ts';
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
            <Hour when={m.untilSunrise} time={times?.sunrise} {...words.sunrise} />
            <Hour when={m.morning} {...words.morning} />
            <Hour when={m.allDay} {...words.allDay} />
            <Hour when={m.fromSunset} time={times?.sunset} {...words.sunset} />
            <Hour when={m.midnight} time={times?.midnight} {...words.midnight} />
            <Hour when={m.dayAfter} {...words.dayAfter} />
          </ol>
          {next && times && (
            <aside className="fest-sky panel" aria-labelledby="sky">
              <h3 id="sky">{m.sky}</h3>
              <dl>
                <Fact label={m.date} value={next.longDate} />
                <Fact label={m.lunarDay} value={times.tithi} />
                <Fact label={m.lunarMansion} value={times.naksatra} />
                <Fact label={m.sun} value={m.sunTimes(times.sunrise, times.sunset)} />
                <Fact label={m.middleOfNight} value={times.midnight} />
              </dl>
              <p className="sm muted">{m.timesOf(place)}</p>
              <ButtonLink to={href('/events')} look="quiet" size="sm">
                {m.events}
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
