import type { Paise } from '#core/money/paise.ts';
import * as m from '#messages/class-days.ts';
import type { ReadInEnglish } from '../translations/read-in-english.ts';

/** A course with seats, for its page and its form. Days and times are Ghaziabad's. */
export type TempleClass = ReadInEnglish & {
  id: string;
  title: string;
  description: string;
  teacher: string;
  venue: string;
  language: string;
  /** 0 is Sunday. */
  days: number[];
  /** '17:30' */
  from: string;
  to: string;
  startsOn: string;
  endsOn: string;
  ageMin: number;
  fee: Paise;
  /** 'online': on the site, with the enrolment. */
  payBy: 'lesson' | 'online';
  seats: number;
  seatsLeft: number;
  image: string;
  /** It does not take place. */
  calledOff: boolean;
  /** Why, as the office says it to visitors; '' for nothing. */
  calledOffWords: string;
};

export type ClassState = 'open' | 'full' | 'running' | 'running-full' | 'ended' | 'called-off';

/** Whether nobody can begin any more, and nobody waits. */
export function takesNobody(state: ClassState): boolean {
  return state === 'ended' || state === 'called-off';
}

/**
 * Whether it still takes people: a running one takes latecomers while there are seats. `today` is
 * Ghaziabad's.
 */
export function classState(
  {
    startsOn,
    endsOn,
    seatsLeft,
    calledOff,
  }: Pick<TempleClass, 'startsOn' | 'endsOn' | 'seatsLeft' | 'calledOff'>,
  today: string,
): ClassState {
  if (today > endsOn) return 'ended';
  if (calledOff) return 'called-off';
  const full = seatsLeft <= 0;
  if (today < startsOn) return full ? 'full' : 'open';
  return full ? 'running-full' : 'running';
}

/** 'Monday, Wednesday and Friday', 'Monday to Saturday', 'Every day'. */
export function classDays(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((one, other) => one - other);
  const names = sorted.map((day) => m.weekdays[day] ?? '');
  if (names.length === 7) return m.everyDay;
  const first = names[0] ?? '';
  const last = names.at(-1) ?? '';
  const inRow = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) === sorted.length - 1;
  if (inRow && names.length > 2) return m.fromDayToDay(first, last);
  return names.length > 1 ? m.severalDays(names.slice(0, -1).join(', '), last) : first;
}
