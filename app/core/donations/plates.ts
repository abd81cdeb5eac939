import type { Paise } from '#core/money/paise.ts';
import type { Cause } from './cause.ts';
import { causeStatus } from './cause-status.ts';
import { type Dedication, dedicationQuery } from './dedication.ts';

/** The donation type that is counted in plates. */
export const plateType = 'plate';

/** The number preselected in the form. */
export const usualPlates = 50;

/** The prefilled form of plates for a day: the link in a reminder letter. */
export function platesForADayPath(plates: number, dedication: Dedication): string {
  return `/fooddonation/for-a-day?plates=${plates}&${dedicationQuery(dedication)}`;
}

/** The price of a plate on this day at the temple; null while none can be given. */
export function platePrice(cause: Cause | null, today: string): Paise | null {
  if (!cause || causeStatus(cause, today) !== 'live') return null;
  return cause.types.find(({ id }) => id === plateType)?.amount ?? null;
}
