import { type CauseCategory, causeCategories } from './cause.ts';

/**
 * The visitors' name of each category, in display order: the tabs of /donation, the kinds of a
 * history.
 */
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

/** The category in an address; null for anything else. */
export function categoryOf(text: string | null): CauseCategory | null {
  return causeCategories.find((category) => category === text) ?? null;
}
