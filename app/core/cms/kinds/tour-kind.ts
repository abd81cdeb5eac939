import { text } from '#core/edited-fields/field-spec.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

/** The pilgrimages on offer. */
export const tourKind: ContentKind = {
  name: 'tours',
  table: 'tours',
  screens: { create: 'create-tour', edit: 'single-tour' },
  beside: { part: 'departures', label: 'Departures' },
  one: 'Tour',
  many: 'Tours',
  about: 'Shown on the Tours page, in this order.',
  none: 'Add the first one: where it goes, for how long, for how much.',
  life: 'shown',
  ...byHand,
  title: 'title',
  picture: 'image',
  note: ({ length }) => String(length ?? ''),
  idFrom: 'title',
  fields: [
    text('title', 'Title', 2, 80),
    { type: 'picture', path: 'image', label: 'Picture' },
    text('summary', 'In one or two sentences', 10, 300, { lines: 'many' }),
    { type: 'rich', path: 'content', label: 'Text' },
    text('length', 'How long', 2, 60, { hint: 'Like: Two days, one night.' }),
    {
      type: 'money',
      path: 'price_paise',
      label: 'Price for one person',
      optional: true,
      hint: 'As a first orientation. Empty: by arrangement.',
    },
  ],
  heldBy: { table: 'tour_departures', column: 'tour_id' },
  address: ({ id }) => `/toursdetails/${id}`,
  ...ofPages,
};
