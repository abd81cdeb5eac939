import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { readUploadedPicture } from '#core/media/picture-name.ts';
import * as m from '#messages/reading.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';

export type EventRow = {
  id: string;
  title: string;
  image: string;
  excerpt: string;
  day: string;
  /** 'Dec', or 'Mar 2027' of another year than this one. */
  month: string;
  /** 'Sunday, 10:30 · Temple hall' */
  whenAndWhere: string;
  past: boolean;
};

export function eventHref(event: Pick<EventRow, 'id'>): string {
  return `/events/single-event/${encodeURIComponent(event.id)}`;
}

/** Events as rows with large dates. */
export function EventRows({
  events,
  heading: Heading = 'h3',
  photosOnly = false,
}: {
  events: EventRow[];
  heading?: 'h2' | 'h3';
  /** Among pictures of other things: rows without a photograph have none. */
  photosOnly?: boolean;
}) {
  return (
    <ul className="event-rows">
      {events.map((event) => (
        <li key={event.id}>
          <Link to={eventHref(event)}>
            <span className="event-date">
              <b className="num">{event.day}</b>
              <span>{event.month}</span>
            </span>
            {(!photosOnly || readUploadedPicture(event.image)) && <Picture name={event.image} alt="" />}
            <span className="event-words">
              <Heading>{event.title}</Heading>
              <span className="muted sm">{event.excerpt}</span>
              <span className="row wrapx">
                <span className="faint sm">{event.whenAndWhere}</span>
                {event.past && <span className="chip">{m.past}</span>}
              </span>
            </span>
            <Icon of={ArrowRight} className="text-link" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
