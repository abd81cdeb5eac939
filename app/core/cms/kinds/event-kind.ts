import { text, whole } from '#core/edited-fields/field-spec.ts';
import { longDay } from '#core/time/date-words.ts';
import { type ContentKind, ofPages } from '../content-kind.ts';

/** The fields of an event: the end is not before the start (rule F31). */
export const eventKind: ContentKind = {
  name: 'events',
  table: 'events',
  screens: { create: 'create-event', edit: 'single-event' },
  one: 'Event',
  many: 'Events',
  about: 'Shown on the Activities page and, the next four, on the home page.',
  none: 'Add the next festival, feast or seminar with its day and hour.',
  life: 'scheduled',
  cancels: true,
  ordered: false,
  sort: { column: 'starts_at', down: true },
  title: 'title',
  picture: 'images',
  note: ({ starts_at }) => (starts_at instanceof Date ? longDay(starts_at) : ''),
  idFrom: 'title',
  fields: [
    text('title', 'Title', 3, 120),
    { type: 'moment', path: 'starts_at', label: 'Begins' },
    {
      type: 'moment',
      path: 'ends_at',
      label: 'Ends',
      optional: true,
      hint: 'Left empty, it lasts to the end of its day.',
    },
    text('location', 'Place', 3, 120),
    text('map_query', 'What to ask a map for', 2, 200, {
      optional: true,
      hint: 'Only where it is not at the temple: “Dan Ghati, Govardhan”.',
    }),
    { type: 'pictures', path: 'images', label: 'Pictures', most: 6, mayBeEmpty: true },
    { type: 'rich', path: 'description', label: 'Text' },
    whole('capacity', 'Places', 1, 100_000, { optional: true }),
    {
      type: 'money',
      path: 'fee_paise',
      label: 'Fee for one person',
      zero: true,
      hint: 'Empty or 0: free.',
    },
    { type: 'tags', path: 'tags', label: 'Topics', most: 8, hint: 'Separated by commas.' },
  ],
  check: ({ starts_at, ends_at }, form) => {
    if (starts_at instanceof Date && ends_at instanceof Date && ends_at < starts_at) {
      form.refuse('ends_at', 'end-before-start');
    }
  },
  address: ({ id }) => `/events/single-event/${encodeURIComponent(id)}`,
  ...ofPages,
};
