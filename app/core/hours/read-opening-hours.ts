import { readDate } from '../fields/date.ts';
import { FormReader } from '../fields/form-reader.ts';
import type { FormOutcome } from '../result.ts';
import { type OpeningHours, type Sitting, weekdays } from './opening-hours.ts';

/** Fields of a day's hours in the form: 'sunday-opens-1', 'day-0-closes-2'. */
export const sittingsADay = 2;
/** How many exceptions the form has. */
export const ownDaysAtMost = 40;

/** The fields of an exception besides its date. */
const rest = ['note', 'opens-1', 'closes-1', 'opens-2', 'closes-2'];

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Reads the admin's form of the opening hours. Two empty fields are no sitting, a day without any
 * is closed. The last sitting of a day may end after midnight (a festival night). An exception
 * whose date was emptied is removed ('day-0-was' marks that it had one); a new one without a date
 * is refused.
 */
export function readOpeningHours(text: (name: string) => string): FormOutcome<OpeningHours> {
  const form = new FormReader();
  const week = weekdays.map((day) => ({ day, sittings: readSittings(form, text, day) }));
  const days: { on: string; note: string; sittings: Sitting[] }[] = [];
  for (let at = 0; at < ownDaysAtMost; at += 1) {
    const name = `day-${at}`;
    if (text(`${name}-on`).trim() === '') {
      const isBegun = rest.some((part) => text(`${name}-${part}`).trim() !== '');
      if (isBegun && text(`${name}-was`) === '') form.refuse(`${name}-on`, 'date-invalid');
      continue;
    }
    const on = form.read(
      `${name}-on`,
      readDate(text(`${name}-on`), { from: '2020-01-01', to: '2100-12-31' }),
    );
    const note = form.text(`${name}-note`, text(`${name}-note`), { min: 2, max: 80 });
    const sittings = readSittings(form, text, name);
    if (on && days.some((day) => day.on === on)) form.refuse(`${name}-on`, 'day-twice');
    if (on) days.push({ on, note, sittings });
  }
  days.sort((one, other) => one.on.localeCompare(other.on));
  return form.answer<OpeningHours>({ week, days });
}

function readSittings(form: FormReader, text: (name: string) => string, day: string): Sitting[] {
  const sittings: Sitting[] = [];
  for (let at = 1; at <= sittingsADay; at += 1) {
    const [opens, closes] = [text(`${day}-opens-${at}`).trim(), text(`${day}-closes-${at}`).trim()];
    if (opens === '' && closes === '') continue;
    const last = sittings.at(-1);
    if (!clock.test(opens)) form.refuse(`${day}-opens-${at}`, 'time-invalid');
    else if (!clock.test(closes)) form.refuse(`${day}-closes-${at}`, 'time-invalid');
    else if (opens === closes) form.refuse(`${day}-closes-${at}`, 'sitting-empty');
    else if (last && (last.closes <= last.opens || opens <= last.closes)) {
      form.refuse(`${day}-opens-${at}`, 'sittings-overlap');
    } else sittings.push({ opens, closes });
  }
  return sittings;
}
