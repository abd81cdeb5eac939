import CalendarDays from 'lucide-react/icons/calendar-days';
import Sparkles from 'lucide-react/icons/sparkles';
import type { CSSProperties } from 'react';
import { clockOf, minuteInIndia, type Station } from '#core/hours/darshan-times.ts';
import type { HomeHeads } from '#core/page-copy/page-words.ts';
import { longDay } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { CalendarToday } from '#server/calendar/today-queries.ts';
import { useStoryViewer } from '#site/media-viewers/use-story-viewer.tsx';
import { DayCard } from '#site/shared/day-card.tsx';
import { useNow } from '#site/shared/use-now.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { opens } from '#ui/dialog.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { arc, arcRadius, placeAt, shareOfStation, sunOn } from './day-arc.ts';

/** Milliseconds after which the sun must have moved on: then React is woken for it. */
const sunWaits = 600_000;

type TodayProps = HomeHeads['today'] & {
  stations: Station[];
  calendar: CalendarToday | null;
  rendered: number;
};

/**
 * Today's darshans on the arc of the sun (a list on phones), with the sun at its place, and the
 * Vaisnava day.
 */
export function Today({ stations, calendar, rendered, ...words }: TodayProps) {
  const now = useNow(rendered);
  const story = useStoryViewer();
  const sun = sunOn(stations, minuteInIndia(now));
  return (
    <section className="section today" aria-labelledby="today" data-wake-at={rendered + sunWaits}>
      <div className="wrap">
        <SectionHead
          {...words}
          id="today"
          action={
            <div className="row wrapx">
              <time className="chip num" dateTime={templeDay(new Date(now))}>
                {longDay(new Date(now))}
              </time>
              <ButtonLink
                to={href('/story')}
                look="quiet"
                icon={<Icon of={Sparkles} />}
                onClick={story.onClick}
                data-needs-script
              >
                Daily story
              </ButtonLink>
              <Button type="button" look="quiet" icon={<Icon of={CalendarDays} />} {...opens('schedule')}>
                Full schedule
              </Button>
            </div>
          }
        />
        <div className="day">
          <DayArc stations={stations} sun={sun} />
          <ol>
            {stations.map((station, index) => (
              <StationLabel
                key={station.title + station.time}
                station={station}
                share={shareOfStation(index, stations.length)}
                when={!sun || index > sun.reached ? 'next' : index === sun.reached ? 'now' : 'past'}
                sunShare={sun?.share ?? null}
              />
            ))}
          </ol>
        </div>
        {calendar && <DayCard calendar={calendar} />}
        {story.viewer}
      </div>
    </section>
  );
}

type StationLabelProps = {
  station: Station;
  share: number;
  when: 'past' | 'now' | 'next';
  sunShare: number | null;
};

function StationLabel({ station, share, when, sunShare }: StationLabelProps) {
  const { x, y } = placeAt(share);
  // The sun's halo is wider than a station's dot: a label beneath it moves down.
  const below = sunShare !== null && Math.abs(sunShare - share) < 0.05 ? 56 : 26;
  return (
    <li
      className={when}
      style={
        {
          '--x': `${(x / arc.width) * 100}%`,
          '--y': `calc(${(y / arc.height) * 100}% + ${below}px)`,
        } as CSSProperties
      }
    >
      <b className="num">{clockOf(station.time)}</b>
      <span>{station.title}</span>
      {when === 'now' && <span className="sr">(the latest today)</span>}
    </li>
  );
}

function DayArc({ stations, sun }: { stations: Station[]; sun: ReturnType<typeof sunOn> }) {
  const sunPlace = sun && placeAt(sun.share);
  return (
    <svg className="day-arc" viewBox={`0 0 ${arc.width} ${arc.height}`} aria-hidden="true">
      <path d={pathTo(1)} className="day-way" />
      {sun && <path d={pathTo(sun.share)} className="day-gone" />}
      {stations.map((station, index) => {
        const { x, y } = placeAt(shareOfStation(index, stations.length));
        const past = sun !== null && index <= sun.reached;
        return (
          <circle
            key={station.title + station.time}
            cx={x}
            cy={y}
            r={8}
            className={past ? 'day-stop gone' : 'day-stop'}
          />
        );
      })}
      {sunPlace && (
        <g transform={`translate(${sunPlace.x} ${sunPlace.y})`}>
          <circle r={46} className="sun-halo" />
          <circle r={30} className="sun-glow" />
          <circle r={19} className="sun" />
        </g>
      )}
    </svg>
  );
}

function pathTo(share: number): string {
  const { x, y } = placeAt(share);
  const round = (number: number) => Math.round(number * 10) / 10;
  return `M${arc.left} ${arc.foot}A${round(arcRadius)} ${round(arcRadius)} 0 0 1 ${round(x)} ${round(y)}`;
}
