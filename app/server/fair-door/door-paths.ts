import { href } from 'react-router';

/** The page behind the door of an event. */
export function registrationPath(eventId: string): string {
  return href('/events/single-event/:id/passes', { id: eventId });
}

/** The page where a place in the line is taken; the same for everybody. */
export function linePath(doorId: string): string {
  return href('/line/:id', { id: doorId });
}

/** The page of whoever has a place. */
export function placePath(doorId: string): string {
  return href('/line/:id/place', { id: doorId });
}
