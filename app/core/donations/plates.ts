import type { Paise } from '#core/money/paise.ts';
import type { Cause } from './cause.ts';
import { causeStatus } from './cause-status.ts';
import { type Dedication, dedicationQuery } from './dedication.ts';

/** The kind of gift that is counted in plates. */
export const plateType = 'plate';

/** How many stand chosen until somebody says otherwise. */
export const usualPlates = 50;

/** Where plates for a day are asked, with everything filled in: what a letter of reminder leads to. */
export function platesForADayPath(plates: number, dedication: Dedication): string {
  return `/fooddonation/for-a-day?plates=${plates}&${dedicationQuery(dedication)}`;
}

/** What a plate costs on this day at the temple; null while none can be given. */
export function platePrice(cause: Cause | null, today: string): Paise | null {
  if (!cause || causeStatus(cause, today) !== 'live') return null;
  return cause.types.find(({ id }) => id === plateType)?.amount ?? null;
}
