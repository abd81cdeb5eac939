import * as m from '#messages/causes.ts';
import { type CauseCategory, causeCategories } from './cause.ts';

/**
 * The visitors' name of each category, in display order: the tabs of /donation, the kinds of a
 * history.
 */
export const categoryNames: Record<CauseCategory, string> = {
  general: m.general,
  food: m.food,
  'temple-construction': m.construction,
  'cow-care': m.cowCare,
  books: m.books,
  festival: m.festivals,
  worship: m.offerings,
};

export const categoriesInOrder = Object.keys(categoryNames) as CauseCategory[];

/** The category in an address; null for anything else. */
export function categoryOf(text: string | null): CauseCategory | null {
  return causeCategories.find((category) => category === text) ?? null;
}
