import type { ClassState, TempleClass } from '#core/content/temple-class.ts';
import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What a page shows of a class, worded on the server. */
export type ClassView = {
  id: string;
  title: string;
  description: string;
  image: string;
  ageMin: number;
  state: ClassState;
  seats: string;
  facts: { label: string; value: string }[];
};

export function toClassView(one: TempleClass, state: ClassState): ClassView {
  const { id, title, description, image, ageMin } = one;
  return {
    id,
    title,
    description,
    image,
    ageMin,
    state,
    seats: seatWords(state, one.seatsLeft),
    facts: [
      { label: 'Teacher', value: one.teacher },
      { label: 'Days', value: daysInWords(one.days) },
      { label: 'Time', value: `${one.from}–${one.to}` },
      { label: 'Dates', value: `${dayInWords(one.startsOn)} – ${dayInWords(one.endsOn)}` },
      { label: 'Where', value: one.venue },
      { label: 'Language', value: one.language },
      { label: 'For', value: one.ageMin > 0 ? `${one.ageMin} years and older` : 'Everybody' },
      { label: 'Fee', value: one.fee === zeroPaise ? 'Free' : formatRupees(one.fee, 'short') },
    ],
  };
}

/** 'Monday, Wednesday and Friday', 'Monday to Saturday', 'Every day'. */
export function daysInWords(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((one, other) => one - other);
  const names = sorted.map((day) => weekdays[day] ?? '');
  if (names.length === 7) return 'Every day';
  const first = names[0] ?? '';
  const last = names.at(-1) ?? '';
  const inRow = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) === sorted.length - 1;
  if (inRow && names.length > 2) return `${first} to ${last}`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : first;
}

function seatWords(state: ClassState, left: number): string {
  if (state === 'ended') return 'Ended';
  if (state === 'full' || state === 'running-full') return 'Full: waiting list';
  const seats = left === 1 ? '1 seat left' : `${left} seats left`;
  return state === 'running' ? `Under way, ${seats}` : seats;
}
