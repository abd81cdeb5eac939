import { dayInWords } from '#core/time/date-words.ts';
import type { ContentKind } from '../content-kind.ts';

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
  ordered: true,
  sort: { column: 'position', down: false },
  title: 'title',
  picture: 'image',
  note: ({ seats, seats_taken, starts_on }) =>
    `From ${dayInWords(String(starts_on))}, ${String(seats_taken ?? 0)} of ${String(seats)} seats taken`,
  idFrom: 'title',
  fields: [
    { type: 'text', path: 'title', label: 'Title', min: 2, max: 80 },
    { type: 'picture', path: 'image', label: 'Picture' },
    { type: 'text', path: 'description', label: 'About it', min: 10, max: 800, lines: 'many' },
    { type: 'text', path: 'teacher', label: 'Teacher', min: 2, max: 80 },
    { type: 'text', path: 'venue', label: 'Where', min: 2, max: 80, hint: 'A room, or Online.' },
    { type: 'text', path: 'language', label: 'Language', min: 2, max: 40 },
    { type: 'weekdays', path: 'days', label: 'Days of the week' },
    { type: 'time', path: 'starts_at', label: 'Begins at' },
    { type: 'time', path: 'ends_at', label: 'Ends at' },
    { type: 'day', path: 'starts_on', label: 'First day' },
    { type: 'day', path: 'ends_on', label: 'Last day' },
    { type: 'whole', path: 'seats', label: 'Seats', min: 1, max: 2_000 },
    { type: 'whole', path: 'age_min', label: 'Youngest age', min: 0, max: 100 },
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
