import { ButtonLink } from '#ui/button.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import type { NextFestival } from './festival-hero.tsx';

/** The day's order; what the sky decides is told with its time, the temple's own hours are announced near the day. */
export function FestivalDay({ next, place }: { next: NextFestival | null; place: string }) {
  const times = next?.moments;
  return (
    <section className="section bg-soft" aria-labelledby="day">
      <div className="wrap">
        <SectionHead
          kicker="At the temple"
          title="The day’s programme"
          lead="The order of the day as temples of ISKCON keep it. Our own hours stand among the events in the weeks before."
          id="day"
        />
        <div className="fest-day">
          <ol className="fest-hours">
            <Hour when="Until sunrise" time={times?.sunrise} what="Maṅgala ārati and japa">
              The temple wakes as on every day; the vow of the fast is taken.
            </Hour>
            <Hour when="Morning" what="Class on the Lord’s appearance">
              Śrīmad-Bhāgavatam 10.3, in Hindi and English.
            </Hour>
            <Hour when="All day" what="Darshan and the swing">
              The deities in new dress, and a flower swing to pull.
            </Hour>
            <Hour when="From sunset" time={times?.sunset} what="Kīrtana and abhiṣeka">
              Bathing with milk, yogurt, ghee, honey and fruit juice, while everyone sings.
            </Hour>
            <Hour when="Midnight" time={times?.midnight} what="The moment of birth">
              Conches, lamps and the great ārati. Then the fast is broken together.
            </Hour>
            <Hour when="The day after" what="Nandotsava">
              The feast of Gokula, and the appearance day of Śrīla Prabhupāda.
            </Hour>
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
              <ButtonLink to="/events" look="quiet" size="sm">
                Events at the temple
              </ButtonLink>
            </aside>
          )}
        </div>
      </div>
    </section>
  );
}

type HourProps = { when: string; time?: string | undefined; what: string; children: string };

function Hour({ when, time, what, children }: HourProps) {
  return (
    <li>
      <span className="when">
        {when}
        {time && <b className="num">{time}</b>}
      </span>
      <span>
        <b>{what}</b>
        <span className="muted block">{children}</span>
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
