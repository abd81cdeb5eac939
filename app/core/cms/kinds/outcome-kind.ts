import { categoriesInOrder, categoryNames } from '#core/donations/category-names.ts';
import type { ContentKind } from '../content-kind.ts';

/** What gifts did: plates, stages, reports. */
export const outcomeKind: ContentKind = {
  name: 'outcomes',
  table: 'gift_outcomes',
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
      column: 'category',
      label: 'Of gifts for',
      options: categoriesInOrder.map((value) => ({ value, label: categoryNames[value] })),
    },
    {
      type: 'text',
      column: 'figure',
      label: 'What was done',
      min: 2,
      max: 60,
      hint: 'With its number, from your books: 4,120 plates served',
    },
    { type: 'text', column: 'words', label: 'A sentence about it', min: 2, max: 300, lines: 'many' },
    { type: 'day', column: 'happened_on', label: 'On' },
    { type: 'picture', column: 'image', alt: 'alt', label: 'Photo', optional: true },
  ],
  address: ({ category }) => `/donation?category=${category}`,
  read: 'content.read',
  write: 'content.write',
};
