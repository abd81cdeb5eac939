import type { Cause } from '#core/donations/cause.ts';
import { plateType } from '#core/donations/plates.ts';
import { checkoutWay } from './checkout-way.ts';

/** Numbers to choose from: 20, 100 and 400 meals (rule F15); 50 is ours. */
export const platePresets = [20, 50, 100, 400];

export const platesFields = ['plates', 'ownPlates', 'sevaDate'] as const;
export type PlatesTexts = Record<(typeof platesFields)[number], string>;

/** The form as it opens; a number that is no preset is in the field beside them. */
export function platesTexts(plates: number, sevaDate = ''): PlatesTexts {
  return platePresets.includes(plates)
    ? { plates: String(plates), ownPlates: '', sevaDate }
    : { plates: 'own', ownPlates: String(plates), sevaDate };
}

/** The redirect to the checkout for the plates, or their problems. */
export function platesWay(cause: Cause | null, { plates, ownPlates, sevaDate }: PlatesTexts, today: string) {
  const quantity = plates === 'own' ? ownPlates : plates;
  const wanted = { field: 'ownPlates', typeId: plateType, ownAmount: null, quantity };
  return checkoutWay(cause, [wanted], { typed: sevaDate, needed: false }, today);
}
