import { longDay } from '#core/time/date-words.ts';
import type { ContentKind } from '../content-kind.ts';

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
    { type: 'text', path: 'title', label: 'Title', min: 3, max: 120 },
    { type: 'moment', path: 'starts_at', label: 'Begins' },
    {
      type: 'moment',
      path: 'ends_at',
      label: 'Ends',
      optional: true,
      hint: 'Left empty, it lasts to the end of its day.',
    },
    { type: 'text', path: 'location', label: 'Place', min: 3, max: 120 },
    {
      type: 'text',
      path: 'map_query',
      label: 'What to ask a map for',
      min: 2,
      max: 200,
      optional: true,
      hint: 'Only where it is not at the temple: “Dan Ghati, Govardhan”.',
    },
    { type: 'pictures', path: 'images', label: 'Pictures', most: 6 },
    { type: 'rich', path: 'description', label: 'Text' },
    { type: 'whole', path: 'capacity', label: 'Places', min: 1, max: 100_000, optional: true },
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
  read: 'content.read',
  write: 'content.write',
};
