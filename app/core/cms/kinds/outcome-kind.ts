import { categoriesInOrder, categoryNames } from '#core/donations/category-names.ts';
import { text } from '#core/edited-fields/field-spec.ts';
import * as m from '#messages/admin/kinds.ts';
import { type ContentKind, ofPages } from '../content-kind.ts';

/** What gifts did: plates, stages, reports. */
export const outcomeKind: ContentKind = {
  name: 'outcomes',
  table: 'donation_outcomes',
  screens: { create: 'create-outcome', edit: 'single-outcome' },
  one: m.outcomes,
  many: m.outcomes,
  counted: m.outcomeEntries,
  about: m.outcomesAbout,
  none: m.outcomesNone,
  life: 'shown',
  ordered: false,
  sort: { column: 'happened_on', down: true },
  title: 'figure',
  picture: 'image',
  note: ({ category }) => categoryNames[category as keyof typeof categoryNames] ?? '',
  fields: [
    {
      type: 'choice',
      path: 'category',
      label: m.ofGiftsFor,
      options: categoriesInOrder.map((value) => ({ value, label: categoryNames[value] })),
    },
    text('figure', m.whatWasDone, 2, 60, { hint: m.whatWasDoneHint }),
    text('words', m.sentenceAboutIt, 2, 300, { lines: 'many' }),
    { type: 'day', path: 'happened_on', label: m.on },
    { type: 'picture', path: 'image', alt: 'alt', label: m.photo, optional: true },
  ],
  address: ({ category }) => `/donation?category=${category}`,
  ...ofPages,
};
