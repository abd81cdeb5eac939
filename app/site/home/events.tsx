import ArrowRight from 'lucide-react/icons/arrow-right';
import type { PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/home.ts';
import { type EventRow, EventRows } from '#site/reading/event-rows.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { SectionHead } from '#ui/section-head.tsx';

/** The latest four events (rule S28). */
export function LatestEvents({ events, ...words }: PageWords & { events: EventRow[] }) {
  return (
    <section className="section events scallop" aria-labelledby="events">
      <div className="wrap">
        <div>
          <SectionHead id="events" {...words} />
          <div className="events-links">
            <ButtonLink to={href('/events')} look="quiet" icon={<Icon of={ArrowRight} />}>
              {m.allEvents}
            </ButtonLink>
            <ButtonLink to={href('/calender')} look="quiet" icon={<Icon of={ArrowRight} />}>
              {m.calendar}
            </ButtonLink>
          </div>
        </div>
        <EventRows events={events} photosOnly />
      </div>
    </section>
  );
}
