import { type ClassState, classDays, type TempleClass } from '#core/content/temple-class.ts';
import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import { termsOfClass } from '#core/seats/seat-price.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/classes.ts';
import { pictureSource } from '#ui/photo-files.ts';

type ClassFact = { label: string; value: string };

/** What a page shows of a class, worded on the server. */
export type ClassView = {
  id: string;
  title: string;
  description: string;
  textLang: 'en' | undefined;
  image: string;
  ageMin: number;
  state: ClassState;
  seats: string;
  /** Why it was called off, as the office says it; '' for nothing. */
  calledOffWords: string;
  /**
   * What is paid on the site with the enrolment, '₹500'; null: at the first lesson, if anything.
   */
  paidNow: string | null;
  facts: ClassFact[];
  /** What decides whether one comes: the facts of its card in the list. */
  glance: ClassFact[];
};

export function toClassView(one: TempleClass, state: ClassState): ClassView {
  const { id, title, description, image, ageMin } = one;
  const time = `${one.from}–${one.to}`;
  const dates = { label: m.dates, value: `${dayInWords(one.startsOn)} – ${dayInWords(one.endsOn)}` };
  const whom = { label: m.forWhom, value: ageMin > 0 ? m.yearsAndOlder(ageMin) : m.everybody };
  const terms = termsOfClass(one);
  const fee = { label: m.fee, value: one.fee === zeroPaise ? m.free : formatRupees(one.fee, 'short') };
  return {
    id,
    title,
    description,
    textLang: one.textLang,
    image: pictureSource(image),
    ageMin,
    state,
    calledOffWords: one.calledOffWords,
    seats: seatWords(state, one.seatsLeft),
    paidNow: terms && formatRupees(terms.each, 'short'),
    facts: [
      { label: m.teacher, value: one.teacher },
      { label: m.days, value: classDays(one.days) },
      { label: m.time, value: time },
      dates,
      { label: m.where, value: one.venue },
      { label: m.language, value: one.language },
      whom,
      fee,
    ],
    glance: [{ label: m.when, value: m.daysAndTime(classDays(one.days), time) }, dates, whom, fee],
  };
}

function seatWords(state: ClassState, left: number): string {
  if (state === 'ended') return m.ended;
  if (state === 'called-off') return m.calledOff;
  if (state === 'full' || state === 'running-full') return m.fullWaitingList;
  const seats = m.seatsLeft(left);
  return state === 'running' ? m.underWay(seats) : seats;
}
