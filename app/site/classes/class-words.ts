import { type ClassState, classDays, type TempleClass } from '#core/content/temple-class.ts';
import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';

type ClassFact = { label: string; value: string };

/** What a page shows of a class, worded on the server. */
export type ClassView = {
  id: string;
  title: string;
  description: string;
  image: string;
  ageMin: number;
  state: ClassState;
  seats: string;
  facts: ClassFact[];
  /** What decides whether one comes: the facts of its card in the list. */
  glance: ClassFact[];
};

export function toClassView(one: TempleClass, state: ClassState): ClassView {
  const { id, title, description, image, ageMin } = one;
  const dates = { label: 'Dates', value: `${dayInWords(one.startsOn)} – ${dayInWords(one.endsOn)}` };
  const whom = { label: 'For', value: ageMin > 0 ? `${ageMin} years and older` : 'Everybody' };
  const fee = { label: 'Fee', value: one.fee === zeroPaise ? 'Free' : formatRupees(one.fee, 'short') };
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
      dates,
      { label: 'Where', value: one.venue },
      { label: 'Language', value: one.language },
      whom,
      fee,
    ],
    glance: [{ label: 'When', value: `${classDays(one.days)}, ${one.from}–${one.to}` }, dates, whom, fee],
  };
}

function seatWords(state: ClassState, left: number): string {
  if (state === 'ended') return 'Ended';
  if (state === 'full' || state === 'running-full') return 'Full: waiting list';
  const seats = left === 1 ? '1 seat left' : `${left} seats left`;
  return state === 'running' ? `Under way, ${seats}` : seats;
}
