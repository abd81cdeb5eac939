import type { CauseCategory } from '#core/donations/cause.ts';

export const categoryWords: Record<CauseCategory, string> = {
  general: 'General',
  food: 'Food',
  'temple-construction': 'Temple construction',
  books: 'Books',
  'cow-care': 'Cow care',
  festival: 'Festivals',
  worship: 'Worship of the Deities',
};

export const donationTypeWords = {
  other: 'Other (for what the body does)',
  specific: 'Specific grant (only for this cause)',
  corpus: 'Corpus (stays as capital)',
} as const;
