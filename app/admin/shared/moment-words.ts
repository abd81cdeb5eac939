const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** '16 Dec, 11:42' in Ghaziabad's time. */
export function shortMoment(at: Date | string): string {
  return moment.format(new Date(at));
}
