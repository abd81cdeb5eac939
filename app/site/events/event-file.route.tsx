import ical, { ICalEventStatus } from 'ical-generator';
import { data } from 'react-router';
import type { Event } from '#core/content/event.ts';
import { excerptOf } from '#core/content/preview.ts';
import { language } from '#messages/language.ts';
import { findEvent } from '#server/content/events-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { calendarFile } from '#server/web-request/calendar-file.ts';
import { eventHref } from '#site/reading/event-rows.tsx';
import { withLanguage } from '#ui/href.ts';
import type { Route } from './+types/event-file.route';

export const handle = { publicPage: { seconds: 300 } } satisfies PublicRoute;

/** GET /events/single-event/{id}/event.ics: the event for a phone's calendar. */
export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const event = await findEvent(services, params.id);
  if (!event) throw data(null, { status: 404 });
  return calendarFile(eventFile(event, services.config.publicUrl), 'event.ics');
}

/** Times are written in UTC: given a zone, the library prints the machine's clock. */
function eventFile(event: Event, publicUrl: string): string {
  const file = ical({ prodId: { company: 'Mandir', product: 'Events', language: language.toUpperCase() } });
  file.createEvent({
    id: `${event.id}@${new URL(publicUrl).host}`,
    // The time of the last change, so that a changed event replaces the one on a phone.
    stamp: event.changedAt,
    start: event.startsAt,
    end: event.endsAt,
    summary: event.title,
    description: excerptOf(event.description, 600),
    location: event.location,
    url: `${publicUrl}${withLanguage(eventHref(event))}`,
    ...(event.cancelled ? { status: ICalEventStatus.CANCELLED } : {}),
  });
  return file.toString();
}
