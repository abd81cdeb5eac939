import { type CauseCategory, causeCategories } from '#core/donations/cause.ts';

/** What the tabs of /donation call each category. */
const categoryNames: Record<CauseCategory, string> = {
  general: 'General',
  food: 'Food for Life',
  'temple-construction': 'Construction',
  'cow-care': 'Cow care',
  books: 'Books',
  festival: 'Festivals',
  worship: 'Offerings',
};

const inTabOrder = Object.keys(categoryNames) as CauseCategory[];

/** The category a query asks for; anything else shows all. */
export function categoryOf(text: string | null): CauseCategory | null {
  return causeCategories.find((category) => category === text) ?? null;
}

/** Tabs only for categories that have a cause, and 'All causes' before them. */
export function categoryTabs(present: ReadonlySet<CauseCategory>, current: CauseCategory | null) {
  const tabs = inTabOrder
    .filter((category) => present.has(category))
    .map((category) => ({
      to: `/donation?category=${category}`,
      label: categoryNames[category],
      current: category === current,
    }));
  return [{ to: '/donation', label: 'All causes', current: current === null }, ...tabs];
}
