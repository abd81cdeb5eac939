import { type CauseCategory, causeCategories } from './cause.ts';

/** What devotees read of each category, in the order in which they meet them: the tabs of /donation, the kinds of a history. */
export const categoryNames: Record<CauseCategory, string> = {
  general: 'General',
  food: 'Food for Life',
  'temple-construction': 'Construction',
  'cow-care': 'Cow care',
  books: 'Books',
  festival: 'Festivals',
  worship: 'Offerings',
};

export const categoriesInOrder = Object.keys(categoryNames) as CauseCategory[];

/** The category that an address asks for; anything else is none. */
export function categoryOf(text: string | null): CauseCategory | null {
  return causeCategories.find((category) => category === text) ?? null;
}
