import { calendarJsonSchema } from './calendar-schema.ts';

/** GET /api/v1/calendar/schema: the JSON Schema of what GET /api/v1/calendar answers. */
export function loader(): Response {
  return Response.json(calendarJsonSchema(), {
    headers: {
      'content-type': 'application/schema+json',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
    },
  });
}
