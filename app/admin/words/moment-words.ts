import { locale } from '#messages/language.ts';

const moment = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** '16 Dec 2025, 11:42' in Ghaziabad's time: the staff looks back over years. */
export function shortMoment(at: Date | string): string {
  return moment.format(new Date(at));
}
