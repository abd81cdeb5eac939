import type { Event } from '#core/content/event.ts';

/** A map link; `query` is a place's name or 'latitude,longitude'. */
export function mapHref(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** Google's form, filled in: Android phones without another calendar open no .ics file. */
export function googleCalendarHref(event: Event, url: string): string {
  const dates = `${googleTime(event.startsAt)}/${googleTime(event.endsAt ?? event.startsAt)}`;
  const form = { action: 'TEMPLATE', text: event.title, dates, location: event.location, details: url };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(form)}`;
}

/** '20261122T050000Z' */
function googleTime(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}
