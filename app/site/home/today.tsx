import CalendarDays from 'lucide-react/icons/calendar-days';
import Sparkles from 'lucide-react/icons/sparkles';
import { minuteInIndia } from '#core/hours/darshan-times.ts';
import type { ScheduleEntry } from '#core/hours/station-kinds.ts';
import type { HomeHeads } from '#core/page-copy/home-words.ts';
import * as m from '#messages/home.ts';
import type { CalendarToday } from '#server/calendar/today-queries.ts';
import { DayCard } from '#site/calendar-parts/day-card.tsx';
import { useStoryViewer } from '#site/media-viewers/use-story-viewer.tsx';
import { useNow } from '#site/shared/use-now.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { opens } from '#ui/dialog.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { type DarshanOfDay, DarshanPicture, NextAtAltar } from './darshan-of-day.tsx';
import { DayArc } from './day-arc.tsx';
import { sunOn } from './day-arc-places.ts';
import './day.css';

/** Milliseconds after which the sun must have moved on: then React is woken for it. */
const sunWaits = 600_000;

type TodayProps = HomeHeads['today'] & {
  stations: ScheduleEntry[];
  calendar: CalendarToday | null;
  darshan: DarshanOfDay | null;
  rendered: number;
};

/**
 * Today's darshans on the arc of the sun, and one card: the newest darshan, what comes next at the
 * altar, and the Vaisnava day. Phones show the card alone.
 */
export function Today({ stations, calendar, darshan, rendered, ...words }: TodayProps) {
  const now = useNow(rendered);
  const story = useStoryViewer();
  return (
    <section className="section today" aria-labelledby="today" data-wake-at={rendered + sunWaits}>
      <div className="wrap">
        <SectionHead {...words} id="today" />
        <DayArc stations={stations} sun={sunOn(stations, minuteInIndia(now))} />
        <div className="today-card">
          {darshan && <DarshanPicture {...darshan} />}
          <NextAtAltar stations={stations} now={now} />
          {calendar && <DayCard calendar={calendar} />}
          <div className="today-links">
            <ButtonLink
              to={href('/story')}
              look="quiet"
              icon={<Icon of={Sparkles} />}
              onClick={story.onClick}
              data-needs-script
            >
              {m.dailyStory}
            </ButtonLink>
            <Button type="button" look="quiet" icon={<Icon of={CalendarDays} />} {...opens('schedule')}>
              {m.fullSchedule}
            </Button>
          </div>
        </div>
        {story.viewer}
      </div>
    </section>
  );
}
