/** An iCalendar file to be saved. Its name is ours: an id that the staff typed may be none. */
export function calendarFile(text: string, name: 'class.ics' | 'event.ics'): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
