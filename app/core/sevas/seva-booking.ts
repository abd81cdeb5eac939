import { readChoice } from '#core/fields/choice.ts';
import { latinDigits } from '#core/fields/clean-text.ts';
import { readDate } from '#core/fields/date.ts';
import { readEmail } from '#core/fields/email.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { readPhone } from '#core/fields/phone.ts';
import { readText } from '#core/fields/text.ts';
import { type OpeningHours, sittingsOn } from '#core/hours/opening-hours.ts';
import { windowInWords } from '#core/requests/request-days.ts';
import { accept, type FormOutcome, invalid, type Outcome, refuse } from '#core/result.ts';
import { templeDay, templeDayStart } from '#core/time/temple-day.ts';
import type { Sitting } from '../hours/opening-hours.ts';

export const sevaModes = ['online', 'inperson'] as const;
/**
 * How the seva is done: offered from home at an hour, or served at the temple on a day (rule S50).
 */
export type SevaMode = (typeof sevaModes)[number];

/** asked: caught by the spam trap, it has no place until the staff confirms it. */
export type SevaState = 'asked' | 'confirmed' | 'cancelled';

export const sevaFields = [
  'name',
  'seva',
  'date',
  'time',
  'visitDate',
  'coordinator',
  'people',
  'contact',
  'email',
] as const;
/** The input of either form (rule S52); a field that the form lacks is ''. */
export type SevaTexts = Record<(typeof sevaFields)[number], string>;

/** A valid booking. `time` is the full hour, 'HH:00', of an online seva; null at the temple. */
export type SevaInput = {
  mode: SevaMode;
  sevaId: string;
  name: string;
  day: string;
  time: string | null;
  people: number;
  coordinator: string | null;
  phone: string | null;
  email: string | null;
};

/** How far ahead a seva can be booked, in days (rule F27). */
const sevaDaysAhead = 90;
export const mostPeople = 20;
const coordinatorLength = { min: 0, max: 80 };

/** The bookable days at a moment, both included. */
export function sevaWindow(now: Date): { from: string; to: string } {
  return { from: templeDay(now), to: templeDay(new Date(now.getTime() + sevaDaysAhead * 86_400_000)) };
}

/**
 * Reads a booking form. An online seva must begin while the temple is open and not in the past; a
 * day at the temple must still have an open hour to come. Problems have the form's own field names.
 */
export function readSevaInput(
  mode: SevaMode,
  typed: SevaTexts,
  { now, hours, sevaIds }: { now: Date; hours: OpeningHours; sevaIds: readonly string[] },
): FormOutcome<SevaInput> {
  const form = new FormReader();
  const online = mode === 'online';
  const name = form.read('name', readName(typed.name));
  const sevaId = form.read('seva', chosenSeva(typed.seva, sevaIds));
  const window = sevaWindow(now);
  const dayField = online ? 'date' : 'visitDate';
  const day = form.read(dayField, readDate(typed[dayField], window), windowInWords(window));
  const sittings = day ? sittingsOn(hours, day) : [];
  let time: string | null = null;
  if (online) time = form.read('time', readHour(typed.time, day, now, sittings));
  else if (day && !hasHourToCome(day, now, sittings)) form.refuse(dayField, 'temple-closed');
  const people = online ? 1 : form.read('people', readPeople(typed.people));
  const coordinator = online
    ? ''
    : form.read('coordinator', readText(typed.coordinator, coordinatorLength), coordinatorLength);
  const contact = online
    ? form.read('contact', readPhoneOrEmail(typed.contact))
    : form.read('contact', asPhone(typed.contact));
  const email =
    !online && typed.email.trim() !== ''
      ? form.read('email', readEmail(typed.email))
      : (contact?.email ?? null);
  if (!form.clean || !name || !sevaId || !day || people === null || !contact) return invalid(form.problems);
  return accept({
    mode,
    sevaId,
    name,
    day,
    time,
    people,
    coordinator: coordinator || null,
    phone: contact.phone,
    email,
  });
}

/** The full hours of a day at which an online seva can still begin: ['05:00', '06:00', …]. */
export function hoursToCome(day: string, now: Date, sittings: readonly Sitting[]): string[] {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  return hours.filter((hour) => isOpenAt(hour, sittings) && momentOf(day, hour) > now);
}

function readHour(
  typed: string,
  day: string | null,
  now: Date,
  sittings: readonly Sitting[],
): Outcome<string, 'time-invalid' | 'temple-closed'> {
  const clock = latinDigits(typed.trim());
  if (!/^([01]\d|2[0-3]):[0-5]\d(:00)?$/.test(clock)) return refuse('time-invalid');
  // Without a day the hour cannot be checked: the day's own refusal is enough.
  if (day && !isOpenAt(clock.slice(0, 5), sittings)) return refuse('temple-closed');
  if (day && momentOf(day, clock.slice(0, 5)) <= now) return refuse('temple-closed');
  return accept(clock.slice(0, 5));
}

function isOpenAt(clock: string, sittings: readonly Sitting[]): boolean {
  return sittings.some(({ opens, closes }) => clock >= opens && clock < closes);
}

function hasHourToCome(day: string, now: Date, sittings: readonly Sitting[]): boolean {
  return sittings.some(({ closes }) => momentOf(day, closes) > now);
}

/** Whether it is too late to cancel: the hour has begun; at the temple, the day is over. */
export function isSevaOver({ day, begins }: { day: string; begins: string | null }, now: Date): boolean {
  return begins ? momentOf(day, begins) <= now : day < templeDay(now);
}

function momentOf(day: string, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(templeDayStart(day).getTime() + (hours * 60 + minutes) * 60_000);
}

function chosenSeva(typed: string, ids: readonly string[]): Outcome<string, 'seva-needed'> {
  const chosen = readChoice(typed, ids);
  return chosen.ok ? chosen : refuse('seva-needed');
}

function readPeople(typed: string): Outcome<number, 'people-invalid'> {
  const digits = latinDigits(typed.trim()) || '1';
  const people = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return people >= 1 && people <= mostPeople ? accept(people) : refuse('people-invalid');
}

type Contact = { phone: string | null; email: string | null };

function asPhone(typed: string): Outcome<Contact> {
  const phone = readPhone(typed);
  return phone.ok ? accept({ phone: phone.value, email: null }) : phone;
}

/** The contact of an online seva is a phone or an e-mail address (rule S53). */
function readPhoneOrEmail(typed: string): Outcome<Contact> {
  if (!typed.includes('@')) {
    const phone = asPhone(typed);
    return phone.ok || /\d/.test(typed) ? phone : refuse('contact-invalid');
  }
  const email = readEmail(typed);
  return email.ok ? accept({ phone: null, email: email.value }) : email;
}

/** Unguessable ids as `services.ids` makes them; other text never reaches the database. */
export function isSevaBookingId(text: string): boolean {
  return /^svb_[\w-]{22}$/.test(text);
}
