import { categoriesInOrder, categoryNames } from '#core/donations/category-names.ts';
import type { CauseCategory } from '#core/donations/cause.ts';
import * as m from '#messages/donation.ts';
import { href } from '#ui/href.ts';

/** 'All causes', then only the categories that have a cause. */
export function categoryTabs(present: ReadonlySet<CauseCategory>, current: CauseCategory | null) {
  const tabs = categoriesInOrder
    .filter((category) => present.has(category))
    .map((category) => ({
      to: `${href('/donation')}?category=${category}`,
      label: categoryNames[category],
      current: category === current,
    }));
  return [{ to: href('/donation'), label: m.allCauses, current: current === null }, ...tabs];
}
