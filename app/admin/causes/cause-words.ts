import type { CauseCategory } from '#core/donations/cause.ts';
import * as m from '#messages/admin/causes.ts';

export const categoryWords: Record<CauseCategory, string> = {
  general: m.general,
  food: m.food,
  'temple-construction': m.construction,
  books: m.books,
  'cow-care': m.cowCare,
  festival: m.festivals,
  worship: m.worship,
};

export const donationTypeWords = {
  other: m.typeOther,
  specific: m.typeSpecific,
  corpus: m.typeCorpus,
} as const;
