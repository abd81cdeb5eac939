import { readConsent } from '#core/fields/consent.ts';
import { type DateWindow, readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { staffDate } from '#core/time/staff-date.ts';
import { readSender } from './read-sender.ts';
import { dayAfter, windowInWords } from './request-days.ts';
import type { RequestFact, RequestOf, RequestWords } from './request-parts.ts';

export type StayInquiryDetails = {
  room: string;
  roomTitle: string;
  checkIn: string;
  checkOut: string;
  rooms: number;
  adults: number;
  children: number;
  message: string;
};

export const stayFields = [
  'name',
  'email',
  'phone',
  'room',
  'checkIn',
  'checkOut',
  'rooms',
  'adults',
  'children',
  'message',
  'consent',
] as const;
type TypedStay = Record<(typeof stayFields)[number], string>;

/** The kinds of rooms, and the days on which a stay can begin. */
export type StayRules = { rooms: readonly { id: string; title: string }[]; days: DateWindow };

/** The guest house is for pilgrims: nobody moves in. Our assumption. */
const longestStay = 30;

/** A booking inquiry (rule F25). The staff looks for free nights; nothing is held by it. */
export function readStayInquiry(
  typed: TypedStay,
  rules: StayRules,
): FormOutcome<RequestOf<'stay-inquiry', StayInquiryDetails>> {
  const form = new FormReader();
  const room = rules.rooms.find(({ id }) => id === typed.room);
  if (!room) form.refuse('room', 'choice-invalid');
  const checkIn = form.read('checkIn', readDate(typed.checkIn, rules.days), windowInWords(rules.days)) ?? '';
  const checkOut = readCheckOut(form, typed.checkOut, checkIn);
  const rooms = form.whole('rooms', typed.rooms, { min: 1, max: 20 });
  const adults = form.whole('adults', typed.adults, { min: 1, max: 60 });
  const children = form.whole('children', typed.children || '0', { min: 0, max: 60 });
  const sender = readSender(form, typed, { email: 'optional', phone: 'required' });
  const message = form.text('message', typed.message, { min: 0, max: 1_000, lines: 'many' });
  form.read('consent', readConsent(typed.consent));
  if (!form.clean || !room || !sender) return invalid(form.problems);
  const subject = `${room.title}, ${staffDate(checkIn)} to ${staffDate(checkOut)}`;
  const details = {
    room: room.id,
    roomTitle: room.title,
    checkIn,
    checkOut,
    rooms,
    adults,
    children,
    message,
  };
  return form.answer({ kind: 'stay-inquiry', sender, subject, details });
}

/** The day of departure follows the day of arrival; one problem a field, the simplest first. */
function readCheckOut(form: FormReader, typed: string, checkIn: string): string {
  const anyDay = readDate(typed, { from: '0001-01-01', to: '9999-12-31' });
  if (!anyDay.ok || checkIn === '') return form.read('checkOut', anyDay) ?? '';
  if (anyDay.value <= checkIn) {
    form.refuse('checkOut', 'check-out-first');
    return '';
  }
  const window = { from: dayAfter(checkIn, 1), to: dayAfter(checkIn, longestStay) };
  return form.read('checkOut', readDate(typed, window), windowInWords(window)) ?? '';
}

export function stayInquiryFacts(details: StayInquiryDetails, m: RequestWords): RequestFact[] {
  return [
    { label: m.room, value: details.roomTitle },
    { label: m.checkIn, value: dayInWords(details.checkIn) },
    { label: m.checkOut, value: dayInWords(details.checkOut) },
    { label: m.roomsOrBeds, value: String(details.rooms) },
    { label: m.adults, value: String(details.adults) },
    { label: m.children, value: String(details.children) },
    ...(details.message ? [{ label: m.message, value: details.message }] : []),
  ];
}
