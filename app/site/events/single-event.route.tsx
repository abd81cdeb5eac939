import { data } from 'react-router';
import { indianIso, span } from '#core/content/date-words.ts';
import type { Event } from '#core/content/event.ts';
import { excerptOf } from '#core/content/preview.ts';
import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import { findEvent } from '#server/content/events-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { pageMeta } from '#site/shared/page-meta.ts';
import { Reading } from '#site/shared/reading.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/single-event.route';

export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const event = await findEvent(services, params.id);
  if (!event) throw data(null, { status: 404 });
  const url = `${services.config.publicUrl}/events/single-event/${encodeURIComponent(event.id)}`;
  return {
    title: event.title,
    html: event.description,
    picture: event.pictures[0],
    when: span(event.startsAt, event.endsAt),
    location: event.location,
    fee:
      event.fee === zeroPaise ? 'Free, everybody is welcome' : `${formatRupees(event.fee, 'short')} a person`,
    capacity: event.capacity,
    state: event.cancelled ? ('cancelled' as const) : event.past ? ('past' as const) : ('coming' as const),
    summary: excerptOf(event.description, 155),
    url,
    structured: structuredEvent(event, url),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, summary, url, structured } = loaderData;
  return [...pageMeta({ title, description: summary, url }), { 'script:ld+json': structured }];
}

export default function SingleEvent({ loaderData }: Route.ComponentProps) {
  const { title, html, picture, when, location, fee, capacity, state } = loaderData;
  return (
    <Reading
      title={title}
      picture={picture}
      html={html}
      list={{ to: '/events', label: 'Activities', back: 'All events' }}
    >
      {state === 'cancelled' && (
        <Notice tone="bad">This event is cancelled. We are sorry for the change of plan.</Notice>
      )}
      {state === 'past' && <Notice>This event is over. Here is what it was about.</Notice>}
      <dl className="facts-list">
        <dt>When</dt>
        <dd>{when}</dd>
        <dt>Where</dt>
        <dd>{location}</dd>
        <dt>Fee</dt>
        <dd>{fee}</dd>
        {capacity !== null && (
          <>
            <dt>Places</dt>
            <dd>{capacity}</dd>
          </>
        )}
      </dl>
    </Reading>
  );
}

function structuredEvent(event: Event, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    startDate: indianIso(event.startsAt),
    ...(event.endsAt ? { endDate: indianIso(event.endsAt) } : {}),
    eventStatus: `https://schema.org/${event.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.location, address: 'Ghaziabad, Uttar Pradesh, India' },
    url,
  };
}
