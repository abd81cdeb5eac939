import { readClockSpan } from '#core/fields/clock-span.ts';
import { readDate } from '#core/fields/date.ts';
import { readEmail } from '#core/fields/email.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { readPhone } from '#core/fields/phone.ts';
import { isIntentKey } from '#core/purchases/intent-key.ts';
import type { FormOutcome } from '#core/result.ts';

export const volunteerStates = ['invited', 'accepted', 'declined', 'replaced', 'released'] as const;
export type VolunteerState = (typeof volunteerStates)[number];

/** How a shift stands: too few, enough, or as many as it takes. */
export type ShiftNeed = 'short' | 'enough' | 'full';

export function shiftNeed({ accepted, least, most }: { accepted: number; least: number; most: number }) {
  if (accepted < least) return 'short' satisfies ShiftNeed;
  return (accepted < most ? 'enough' : 'full') satisfies ShiftNeed;
}

export const shiftFields = [
  ...(['intentKey', 'duty', 'place', 'day', 'from', 'to', 'least', 'most', 'note'] as const),
] as const;
export type TypedShift = Record<(typeof shiftFields)[number], string>;

export type ShiftInput = {
  intentKey: string;
  duty: string;
  place: string;
  startsAt: Date;
  endsAt: Date;
  least: number;
  most: number;
  note: string;
};

/** Two hundred at one duty are an own event. */
const mostVolunteers = 200;

/**
 * Reads the form of a shift, every problem at once. Day and clock are the temple's; one that ends
 * before it begins goes over midnight. `window`: the days on which an event may need help.
 */
export function readShift(typed: TypedShift, window: { from: string; to: string }): FormOutcome<ShiftInput> {
  const form = new FormReader();
  if (!isIntentKey(typed.intentKey)) form.refuse('intentKey', 'intent-malformed');
  const day = form.read('day', readDate(typed.day, window), window) ?? window.from;
  const hours = readClockSpan(form, day, typed);
  const least = form.whole('least', typed.least, { min: 1, max: mostVolunteers });
  const most = form.whole('most', typed.most, { min: 1, max: mostVolunteers });
  if (form.clean && most < least) form.refuse('most', 'roster-most-below-least');
  return form.answer({
    intentKey: typed.intentKey,
    duty: form.text('duty', typed.duty, { min: 2, max: 60 }),
    place: typed.place.trim() === '' ? '' : form.text('place', typed.place, { min: 2, max: 80 }),
    ...hours,
    least,
    most,
    note: typed.note.trim() === '' ? '' : form.text('note', typed.note, { min: 2, max: 500, lines: 'many' }),
  });
}

export type Volunteer = { name: string; email: string | null; phone: string | null };

/** How many may be asked at once. */
const mostInvited = 30;

/**
 * Reads who is asked, one a line: a name, then an e-mail address or a mobile number or both, with
 * commas between. Empty lines are skipped.
 */
export function readVolunteers(typed: string): FormOutcome<Volunteer[]> {
  const form = new FormReader();
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) form.refuse('people', 'roster-nobody');
  if (lines.length > mostInvited) form.refuse('people', 'roster-too-many', { most: mostInvited });
  const people = lines.slice(0, mostInvited).map(readVolunteer);
  const wrong = people.indexOf(null);
  if (form.clean && wrong >= 0) {
    form.refuse('people', 'roster-line', { line: wrong + 1, text: lines[wrong]?.slice(0, 60) ?? '' });
  }
  return form.answer(people.filter((one): one is Volunteer => one !== null));
}

/** One line; null where it is not a name with a way to reach them. */
export function readVolunteer(line: string): Volunteer | null {
  const [nameText = '', ...ways] = line.split(/[,;\t]/).map((part) => part.trim());
  const name = readName(nameText);
  if (!name.ok || ways.length === 0 || ways.length > 2) return null;
  let [email, phone]: [string | null, string | null] = [null, null];
  for (const way of ways.filter((one) => one !== '')) {
    const read = way.includes('@') ? readEmail(way) : readPhone(way);
    if (!read.ok) return null;
    if (way.includes('@')) email = read.value;
    else phone = read.value;
  }
  return email === null && phone === null ? null : { name: name.value, email, phone };
}
