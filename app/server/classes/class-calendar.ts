import { TZDate } from '@date-fns/tz';
import ical, { ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';
import { href } from 'react-router';
import type { TempleClass } from '#core/content/temple-class.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { templeMoment } from '#core/time/temple-day.ts';
import { language } from '#messages/language.ts';
import { describeZone } from '#server/calendar/ical-zone.ts';

const weekdays = [
  ICalWeekday.SU,
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
];

/**
 * Every lesson of a class until its last day, as a calendar file. In India's zone: a lesson before
 * half past five is on another weekday in UTC.
 */
export function classFile(one: TempleClass, publicUrl: string): string {
  const zone = describeZone('Asia/Kolkata');
  const first = firstLesson(one);
  const at = (day: string, clock: string) => new TZDate(templeMoment(day, clock), zone.name);
  const file = ical({
    prodId: { company: 'Mandir', product: 'Classes', language: language.toUpperCase() },
    timezone: { name: null, generator: () => zone.block },
  });
  file.createEvent({
    id: `class-${one.id}@${new URL(publicUrl).host}`,
    stamp: new Date(`${one.startsOn}T00:00:00Z`),
    timezone: zone.name,
    start: at(first, one.from),
    end: at(first, one.to),
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      byDay: one.days.flatMap((day) => weekdays[day] ?? []),
      until: new Date(templeMoment(one.endsOn, '24:00').getTime() - 1_000),
    },
    summary: one.title,
    description: `${one.description}\n${one.teacher}`,
    location: one.venue,
    url: `${publicUrl}${href('/classes/:id', { id: one.id })}`,
  });
  return file.toString();
}

/** The first day, from the start on, that is one of its weekdays. */
function firstLesson({ startsOn, days }: Pick<TempleClass, 'startsOn' | 'days'>): string {
  const week = Array.from({ length: 7 }, (_, at) => dayAfter(startsOn, at));
  return week.find((day) => days.includes(new Date(day).getUTCDay())) ?? startsOn;
}
