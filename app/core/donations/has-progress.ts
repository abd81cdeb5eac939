import type { Paise } from '#core/money/paise.ts';

/** From one percent of the target on, a bar shows something; before, it says that nobody gives. */
export function hasProgress(raised: Paise, target: Paise): boolean {
  return raised * 100 >= target;
}
