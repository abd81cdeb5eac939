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
    { type: 'text', column: 'title', label: 'Title', min: 2, max: 80 },
    { type: 'picture', column: 'image', label: 'Picture' },
    { type: 'text', column: 'description', label: 'About it', min: 10, max: 800, lines: 'many' },
    { type: 'text', column: 'teacher', label: 'Teacher', min: 2, max: 80 },
    { type: 'text', column: 'venue', label: 'Where', min: 2, max: 80, hint: 'A room, or Online.' },
    { type: 'text', column: 'language', label: 'Language', min: 2, max: 40 },
    { type: 'weekdays', column: 'days', label: 'Days of the week' },
    { type: 'time', column: 'starts_at', label: 'Begins at' },
    { type: 'time', column: 'ends_at', label: 'Ends at' },
    { type: 'day', column: 'starts_on', label: 'First day' },
    { type: 'day', column: 'ends_on', label: 'Last day' },
    { type: 'whole', column: 'seats', label: 'Seats', min: 1, max: 2_000 },
    { type: 'whole', column: 'age_min', label: 'Youngest age', min: 0, max: 100 },
    { type: 'money', column: 'fee_paise', label: 'Fee', zero: true, hint: 'Empty or 0: free.' },
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
