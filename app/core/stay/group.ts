import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { isIntentKey } from '#core/purchases/intent-key.ts';
import { dayAfter, windowInWords } from '#core/requests/request-days.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import { readDeparture } from './book-stay.ts';
import type { Nights } from './nights.ts';

export const groupFields = ['intentKey', 'name', 'arrival', 'departure', 'releaseDay', 'note'] as const;

/** `counts`: how many rooms of the kind in the same place of `kinds`; '' means none. */
export type TypedGroup = Record<(typeof groupFields)[number], string> & {
  kinds: readonly string[];
  counts: readonly string[];
};

export type NewGroup = Nights & {
  intentKey: string;
  name: string;
  /** When this day begins, what nobody has booked is free. */
  releaseDay: string;
  note: string | null;
  wanted: { kindId: string; rooms: number }[];
};

/** How far away a group may come, in days, and how many rooms of one kind it may have. */
const farthest = 550;
const mostRooms = 60;

/** What the desk keeps for a group: some rooms, for nights to come, until a day before arrival. */
export function readGroup(typed: TypedGroup, today: string): FormOutcome<NewGroup> {
  const form = new FormReader();
  const days = { from: dayAfter(today, 1), to: dayAfter(today, farthest) };
  if (!isIntentKey(typed.intentKey)) form.refuse('intentKey', 'intent-malformed');
  const name = form.text('name', typed.name, { min: 3, max: 80 });
  const arrival = form.read('arrival', readDate(typed.arrival, days), windowInWords(days)) ?? '';
  const departure = readDeparture(form, typed.departure, arrival);
  const until = { from: days.from, to: arrival || days.to };
  const releaseDay = form.read('releaseDay', readDate(typed.releaseDay, until), windowInWords(until)) ?? '';
  const note = form.text('note', typed.note, { min: 0, max: 300, lines: 'many' }) || null;
  const wanted = typed.kinds.map((kindId, at) => ({
    kindId,
    rooms: form.whole(`count.${at}`, typed.counts[at] || '0', { min: 0, max: mostRooms }),
  }));
  const twice = typed.kinds.findIndex((kindId, at) => typed.kinds.indexOf(kindId) !== at);
  if (twice >= 0) form.refuse(`count.${twice}`, 'choice-invalid');
  if (!form.clean) return invalid(form.problems);
  if (wanted.every(({ rooms }) => rooms === 0)) form.refuse('count.0', 'stay-group-rooms');
  return form.answer({
    ...{ intentKey: typed.intentKey, name, arrival, departure, releaseDay, note },
    wanted: wanted.filter(({ rooms }) => rooms > 0),
  });
}
