import { type ClassState, classDays, type TempleClass } from '#core/content/temple-class.ts';
import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';

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
      { label: 'Days', value: classDays(one.days) },
      { label: 'Time', value: `${one.from}–${one.to}` },
      { label: 'Dates', value: `${dayInWords(one.startsOn)} – ${dayInWords(one.endsOn)}` },
      { label: 'Where', value: one.venue },
      { label: 'Language', value: one.language },
      { label: 'For', value: one.ageMin > 0 ? `${one.ageMin} years and older` : 'Everybody' },
      { label: 'Fee', value: one.fee === zeroPaise ? 'Free' : formatRupees(one.fee, 'short') },
    ],
  };
}

function seatWords(state: ClassState, left: number): string {
  if (state === 'ended') return 'Ended';
  if (state === 'full' || state === 'running-full') return 'Full: waiting list';
  const seats = left === 1 ? '1 seat left' : `${left} seats left`;
  return state === 'running' ? `Under way, ${seats}` : seats;
}
