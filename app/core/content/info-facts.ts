import * as m from '#messages/info.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import { clockOf, type Station } from '../hours/darshan-times.ts';
import { weekWords } from '../hours/hours-words.ts';
import type { OpeningHours } from '../hours/opening-hours.ts';
import { formatRupees, type Paise, zeroPaise } from '../money/paise.ts';
import { clockTime, dayInWords, span, weekday } from '../time/date-words.ts';
import type { Event } from './event.ts';
import { type ClassState, classDays, type TempleClass, takesNobody } from './temple-class.ts';

/** The facts under the lead of an information page, in their order. */
export const factNames = ['when', 'where', 'whom', 'cost', 'contact'] as const;
export type FactName = (typeof factNames)[number];

/** A fact as a page shows it; `to` leads to where more of it stands. */
export type Fact = { value: string; to?: string };
export type Facts = { [Name in FactName]?: Fact };
export type ShownFact = Fact & { name: FactName };

/** What a page says of its facts: what they follow, and own words that replace single ones. */
export type InfoFacts = { follows?: string } & { [Name in FactName]?: string };

/**
 * What facts follow, as a page writes it: 'hours', 'class/gopal-fun-school', 'event/gita-jayanti',
 * 'weekly/sunday-love-feast' (an event that comes every week), 'schedule/Guru Puja',
 * 'calendar/srila-prabhupada' (days that honour a teacher, calendar/acarya-days.ts).
 */
export const followsShape =
  /^(hours|(?:class|event|weekly|calendar)\/[a-z0-9-]{1,80}|schedule\/[^\n]{1,80})$/;

type Followed = { kind: 'hours' | 'class' | 'event' | 'weekly' | 'calendar' | 'schedule'; name: string };

/** Null for what nothing can be followed by. */
export function readFollows(follows: string): Followed | null {
  if (!followsShape.test(follows)) return null;
  const [kind, ...name] = follows.split('/');
  return { kind: kind as Followed['kind'], name: name.join('/') };
}

const visit = '/plan-your-visit';

/** The doors of the temple. */
export function factsOfHours(hours: OpeningHours): Facts {
  const week = weekWords(hours);
  const value = week.map((line) => (week.length > 1 ? `${line.days}: ${line.hours}` : line.hours)).join('; ');
  return { when: { value }, where: atTemple };
}

const atTemple: Fact = { value: m.atTheTemple, to: visit };

/** One line of the daily schedule; nothing when it has no such line, or none with a time. */
export function factsOfSchedule(entries: readonly Station[], title: string): Facts {
  const time = entries.find((entry) => entry.title === title)?.time;
  if (time === undefined) return {};
  const clock = clockOf(time);
  return clock.includes('NaN') ? {} : { when: { value: m.everyDayAt(clock) }, where: atTemple };
}

/**
 * A class while it takes place, with its page; one that has ended or is called off says nothing.
 */
export function factsOfClass(one: TempleClass, state: ClassState, page: string): Facts {
  if (takesNobody(state)) return {};
  return {
    when: { value: `${classDays(one.days)}, ${one.from}–${one.to}`, to: page },
    where: { value: one.venue, to: visit },
    whom: { value: one.ageMin > 0 ? m.yearsAndOlder(one.ageMin) : m.everybody },
    cost: costOf(one.fee),
  };
}

type EventFacts = Pick<Event, 'startsAt' | 'endsAt' | 'location' | 'mapQuery' | 'fee' | 'past'> & {
  cancelled: boolean;
};

/**
 * A coming event with its date and page. One that comes every week says its weekday, also between
 * its dates; a cancelled one, or one that is over, says nothing.
 */
export function factsOfEvent(event: EventFacts, rhythm: 'once' | 'weekly', page: string): Facts {
  const { startsAt, endsAt, location, mapQuery, fee } = event;
  if (event.cancelled || (event.past && rhythm === 'once')) return {};
  const until = endsAt ? `–${clockTime(endsAt)}` : '';
  const every = m.everyWeek(weekday(startsAt), `${clockTime(startsAt)}${until}`);
  return {
    when: { value: rhythm === 'weekly' ? every : span(startsAt, endsAt), to: page },
    // Elsewhere the event's own page has the map.
    where: mapQuery === null ? { value: location, to: visit } : { value: location },
    cost: costOf(fee),
  };
}

/** The next day of those that it follows, with the page of the calendar that shows it. */
export function factsOfCalendar({ date, title }: { date: CivilDate; title: string }, page: string): Facts {
  return { when: { value: `${dayInWords(date)} · ${title}`, to: page }, where: atTemple };
}

function costOf(fee: Paise): Fact {
  return { value: fee === zeroPaise ? m.free : formatRupees(fee, 'short') };
}

/**
 * The row of a page: its own words, then what it follows, and whom to ask. Nothing at all where the
 * page says nothing of them.
 */
export function shownFacts(facts: InfoFacts | undefined, followed: Facts, phone: string): ShownFact[] {
  if (!facts) return [];
  const asked: Facts = { contact: { value: phone, to: `tel:${phone.replace(/[^+\d]/g, '')}` } };
  return factNames.flatMap((name) => {
    const own = facts[name];
    const fact = own === undefined ? (followed[name] ?? asked[name]) : { value: own };
    return fact ? [{ name, ...fact }] : [];
  });
}
