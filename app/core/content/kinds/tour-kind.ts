import type { ContentKind } from '../desk/content-kind.ts';

/** The pilgrimages on offer. */
export const tourKind: ContentKind = {
  name: 'tours',
  table: 'tours',
  screens: { create: 'create-tour', edit: 'single-tour' },
  one: 'Tour',
  many: 'Tours',
  about: 'Shown on the Tours page, in this order.',
  none: 'No tour yet.',
  life: 'shown',
  ordered: true,
  sort: { column: 'position', down: false },
  title: 'title',
  picture: 'image',
  note: ({ length }) => String(length ?? ''),
  idFrom: 'title',
  fields: [
    { type: 'text', column: 'title', label: 'Title', min: 2, max: 80 },
    { type: 'picture', column: 'image', label: 'Picture' },
    { type: 'text', column: 'summary', label: 'In one or two sentences', min: 10, max: 300, lines: 'many' },
    { type: 'rich', column: 'content', label: 'Text' },
    {
      type: 'text',
      column: 'length',
      label: 'How long',
      min: 2,
      max: 60,
      hint: 'Like: Two days, one night.',
    },
    {
      type: 'money',
      column: 'price_paise',
      label: 'Price for one person',
      optional: true,
      hint: 'As a first orientation. Empty: by arrangement.',
    },
  ],
  heldBy: { table: 'tour_departures', column: 'tour_id' },
  address: ({ id }) => `/toursdetails/${id}`,
  read: 'content.read',
  write: 'content.write',
};
