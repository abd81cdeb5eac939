import { type DateWindow, readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type Paise, parseRupees } from '#core/money/paise.ts';
import { dayAfter, windowInWords } from '#core/requests/request-days.ts';
import type { FormOutcome } from '#core/result.ts';
import { readLadder } from '../stay/read-terms.ts';
import type { LadderStep } from '../stay/stay-terms.ts';
import { dayInWords } from '../time/date-words.ts';

export const departureFields = ['day', 'seats', 'payOnline', 'deposit', 'ladder', 'version'] as const;
export type TypedDeparture = Record<(typeof departureFields)[number], string>;
export type DepartureInput = {
  day: string;
  seats: number;
  /** Registering is paid on the site: the deposit of each person, or the tour's price. */
  payOnline: boolean;
  deposit: Paise | null;
  /** Which share of what was paid goes back so many days before. */
  ladder: LadderStep[];
};

/** The bus of a tour; more people need a second tour. */
export const mostSeats = 200;

/**
 * From tomorrow, since nobody can register on the day itself, for two years; Ghaziabad's calendar.
 */
export function departureDays(today: string): DateWindow {
  return { from: dayAfter(today, 1), to: dayAfter(today, 730) };
}

type Rules = {
  today: string;
  /** Seats already registered for. */
  taken: number;
  /** The days of the tour's other departures. */
  others: readonly string[];
  /** Of the tour, for one person; null by arrangement. */
  price: Paise | null;
};

/** Reads the admin's form of a departure, every problem at once. */
export function readDeparture(
  typed: TypedDeparture,
  { today, taken, others, price }: Rules,
): FormOutcome<DepartureInput> {
  const form = new FormReader();
  const days = departureDays(today);
  const day = form.read('day', readDate(typed.day, days), windowInWords(days)) ?? '';
  if (others.includes(day)) form.refuse('day', 'departure-twice', { day: dayInWords(day) });
  const before = form.problems.length;
  const seats = form.whole('seats', typed.seats, { min: 1, max: mostSeats });
  if (form.problems.length === before && seats < taken) form.refuse('seats', 'seats-taken', { min: taken });
  const payOnline = typed.payOnline === 'on';
  if (payOnline && price === null) form.refuse('payOnline', 'departure-no-price');
  const deposit = typed.deposit.trim() === '' ? null : form.read('deposit', parseRupees(typed.deposit));
  if (deposit !== null && (deposit <= 0 || (price !== null && deposit >= price)))
    form.refuse('deposit', 'departure-deposit');
  return form.answer({
    day,
    seats,
    payOnline,
    deposit,
    ladder: readLadder(form, typed.ladder, 'departure-ladder'),
  });
}

export type DepartureState = 'open' | 'full' | 'closed' | 'called-off' | 'over';

/**
 * Registration closes before the day itself (core/requests/request-days), so it counts as over from
 * then on.
 */
export function departureState(
  {
    day,
    seatsLeft,
    closed,
    calledOff,
  }: { day: string; seatsLeft: number; closed: boolean; calledOff: boolean },
  today: string,
): DepartureState {
  if (calledOff) return 'called-off';
  if (day <= today) return 'over';
  if (closed) return 'closed';
  return seatsLeft > 0 ? 'open' : 'full';
}
