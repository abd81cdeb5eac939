/**
 * An iCalendar file to be saved. Its name is ours: an id that the staff typed may be none. `more`:
 * further headers.
 */
export function calendarFile(
  text: string,
  name: 'class.ics' | 'event.ics' | 'passes.ics',
  more: Record<string, string> = {},
): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      ...more,
    },
  });
}
