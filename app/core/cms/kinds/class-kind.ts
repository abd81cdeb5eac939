import { text, whole } from '#core/edited-fields/field-spec.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { byHand, type ContentKind } from '../content-kind.ts';

/** The fields of a class (rule F32). Seats taken are counted by enrolling, never here. */
export const classKind: ContentKind = {
  name: 'classes',
  table: 'classes',
  screens: { create: 'create-classes', edit: 'class' },
  one: 'Class',
  many: 'Classes',
  about: 'Courses with a teacher and seats, in this order.',
  none: 'Add the first one: what is taught, by whom, on which days, for how many.',
  life: 'shown',
  ...byHand,
  title: 'title',
  picture: 'image',
  note: ({ seats, seats_taken, starts_on }) =>
    `From ${dayInWords(String(starts_on))}, ${String(seats_taken ?? 0)} of ${String(seats)} seats taken`,
  idFrom: 'title',
  fields: [
    text('title', 'Title', 2, 80),
    { type: 'picture', path: 'image', label: 'Picture' },
    text('description', 'About it', 10, 800, { lines: 'many' }),
    text('teacher', 'Teacher', 2, 80),
    text('venue', 'Where', 2, 80, { hint: 'A room, or Online.' }),
    text('language', 'Language', 2, 40),
    { type: 'weekdays', path: 'days', label: 'Days of the week' },
    { type: 'time', path: 'starts_at', label: 'Begins at' },
    { type: 'time', path: 'ends_at', label: 'Ends at' },
    { type: 'day', path: 'starts_on', label: 'First day' },
    { type: 'day', path: 'ends_on', label: 'Last day' },
    whole('seats', 'Seats', 1, 2_000),
    whole('age_min', 'Youngest age', 0, 100),
    { type: 'money', path: 'fee_paise', label: 'Fee', zero: true, hint: 'Empty or 0: free.' },
  ],
  starts: { age_min: '0' },
  check: ({ starts_at, ends_at, starts_on, ends_on }, form) => {
    if (String(ends_at) <= String(starts_at)) form.refuse('ends_at', 'end-before-start');
    if (String(ends_on) < String(starts_on)) form.refuse('ends_on', 'ends-before-start');
  },
  floor: { column: 'seats', taken: 'seats_taken' },
  address: ({ id }) => `/classes/${id}`,
  read: 'classes.read',
  write: 'classes.write',
};
