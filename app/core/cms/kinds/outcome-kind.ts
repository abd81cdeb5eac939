import { categoriesInOrder, categoryNames } from '#core/donations/category-names.ts';
import { text } from '#core/edited-fields/field-spec.ts';
import { type ContentKind, ofPages } from '../content-kind.ts';

/** What gifts did: plates, stages, reports. */
export const outcomeKind: ContentKind = {
  name: 'outcomes',
  table: 'donation_outcomes',
  screens: { create: 'create-outcome', edit: 'single-outcome' },
  one: 'What gifts did',
  many: 'What gifts did',
  counted: 'entries',
  about: 'Shown beside causes of the kind, the newest first, and to donors whose gift has arrived.',
  none: 'Add what happened with gifts: plates served last month, a stage of the building, a report.',
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
      label: 'Of gifts for',
      options: categoriesInOrder.map((value) => ({ value, label: categoryNames[value] })),
    },
    text('figure', 'What was done', 2, 60, { hint: 'With its number, from your books: 4,120 plates served' }),
    text('words', 'A sentence about it', 2, 300, { lines: 'many' }),
    { type: 'day', path: 'happened_on', label: 'On' },
    { type: 'picture', path: 'image', alt: 'alt', label: 'Photo', optional: true },
  ],
  address: ({ category }) => `/donation?category=${category}`,
  ...ofPages,
};
