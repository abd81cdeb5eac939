import { categoriesInOrder, categoryNames } from '#core/donations/category-names.ts';
import type { CauseCategory } from '#core/donations/cause.ts';

/** 'All causes', then only the categories that have a cause. */
export function categoryTabs(present: ReadonlySet<CauseCategory>, current: CauseCategory | null) {
  const tabs = categoriesInOrder
    .filter((category) => present.has(category))
    .map((category) => ({
      to: `/donation?category=${category}`,
      label: categoryNames[category],
      current: category === current,
    }));
  return [{ to: '/donation', label: 'All causes', current: current === null }, ...tabs];
}
