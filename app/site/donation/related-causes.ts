import type { CauseView } from '#site/giving/cause-view.ts';

const shown = 4;

/** Four other open causes; those of the same category first. */
export function relatedCauses(causes: readonly CauseView[], id: string): CauseView[] {
  const category = causes.find((cause) => cause.id === id)?.category;
  const open = causes.filter((cause) => cause.id !== id && cause.status === 'live');
  const near = open.filter((cause) => cause.category === category);
  return [...new Set([...near, ...open])].slice(0, shown);
}
