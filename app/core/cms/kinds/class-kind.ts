import { text, whole } from '#core/edited-fields/field-spec.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/kinds.ts';
import { byHand, type ContentKind } from '../content-kind.ts';

/** The fields of a class (rule F32). Seats taken are counted by enrolling, never here. */
export const classKind: ContentKind = {
  name: 'classes',
  table: 'classes',
  screens: { create: 'create-classes', edit: 'class' },
  one: m.classOne,
  many: m.classes,
  about: m.classesAbout,
  none: m.classesNone,
  life: 'shown',
  ...byHand,
  title: 'title',
  picture: 'image',
  note: ({ seats, seats_taken, starts_on }) =>
    m.seatsTaken(dayInWords(String(starts_on)), String(seats_taken ?? 0), String(seats)),
  idFrom: 'title',
  fields: [
    text('title', m.title, 2, 80),
    { type: 'picture', path: 'image', label: m.picture },
    text('description', m.aboutIt, 10, 800, { lines: 'many' }),
    text('teacher', m.teacher, 2, 80),
    text('venue', m.where, 2, 80, { hint: m.whereHint }),
    text('language', m.language, 2, 40),
    { type: 'weekdays', path: 'days', label: m.daysOfWeek },
    { type: 'time', path: 'starts_at', label: m.beginsAt },
    { type: 'time', path: 'ends_at', label: m.endsAt },
    { type: 'day', path: 'starts_on', label: m.firstDay },
    { type: 'day', path: 'ends_on', label: m.lastDay },
    whole('seats', m.seats, 1, 2_000),
    whole('age_min', m.youngestAge, 0, 100),
    { type: 'money', path: 'fee_paise', label: m.fee, zero: true, hint: m.emptyIsFree },
    {
      type: 'choice',
      path: 'pay_by',
      label: m.feeIsPaid,
      options: [
        { value: 'lesson', label: m.atFirstLesson },
        { value: 'online', label: m.onTheSite },
      ],
    },
    whole('certificate_percent', m.certificatePercent, 1, 100, { hint: m.certificatePercentHint }),
  ],
  beside: { part: 'attendance', label: m.attendance, read: 'seats.read' },
  starts: { age_min: '0', pay_by: 'lesson', certificate_percent: '75' },
  check: ({ starts_at, ends_at, starts_on, ends_on }, form) => {
    if (String(ends_at) <= String(starts_at)) form.refuse('ends_at', 'end-before-start');
    if (String(ends_on) < String(starts_on)) form.refuse('ends_on', 'ends-before-start');
  },
  // Paid, or being paid: their money would be for nothing. It is taken off the site instead.
  heldBy: [
    {
      ...{ table: 'seat_bookings', column: 'unit_id' },
      of: { unit_kind: ['class'], stage: ['open', 'booked'] },
    },
  ],
  floor: { column: 'seats', taken: 'seats_taken' },
  address: ({ id }) => `/classes/${id}`,
  read: 'classes.read',
  write: 'classes.write',
};
