import { text } from '#core/edited-fields/field-spec.ts';
import * as m from '#messages/admin/kinds.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

/** The pilgrimages on offer. */
export const tourKind: ContentKind = {
  name: 'tours',
  table: 'tours',
  screens: { create: 'create-tour', edit: 'single-tour' },
  beside: { part: 'departures', label: m.departures },
  one: m.tour,
  many: m.tours,
  about: m.toursAbout,
  none: m.toursNone,
  life: 'shown',
  ...byHand,
  title: 'title',
  picture: 'image',
  note: ({ length }) => String(length ?? ''),
  idFrom: 'title',
  fields: [
    text('title', m.title, 2, 80),
    { type: 'picture', path: 'image', label: m.picture },
    text('summary', m.shortly, 10, 300, { lines: 'many' }),
    { type: 'rich', path: 'content', label: m.text },
    text('length', m.howLong, 2, 60, { hint: m.howLongHint }),
    {
      type: 'money',
      path: 'price_paise',
      label: m.priceForOne,
      optional: true,
      hint: m.priceForOneHint,
    },
  ],
  heldBy: [{ table: 'tour_departures', column: 'tour_id' }],
  address: ({ id }) => `/toursdetails/${id}`,
  ...ofPages,
};
