import type { Paise } from '#core/money/paise.ts';

/**
 * A row of gst_rates: from a day ('2026-09-04') on, for one piece priced above `above` (tax
 * included).
 */
export type GstRate = { taxClass: string; fromDay: string; above: Paise; rateBp: number };

/**
 * The GST on one piece sold on a day, in hundredths of a percent (rule I11: rates are data with
 * dates, and that of clothes depends on the price). Throws where no rate is in force: selling
 * without one would make a wrong bill.
 */
export function gstRateOn(
  rates: readonly GstRate[],
  sold: { taxClass: string; day: string; unit: Paise },
): number {
  const begun = rates.filter(({ taxClass, fromDay }) => taxClass === sold.taxClass && fromDay <= sold.day);
  const latest = begun.reduce((day, { fromDay }) => (fromDay > day ? fromDay : day), '');
  const inForce = begun
    .filter(({ fromDay, above }) => fromDay === latest && sold.unit > above)
    .sort((one, other) => other.above - one.above)[0];
  if (!inForce) throw new Error(`no GST rate for ${sold.taxClass} on ${sold.day}`);
  return inForce.rateBp;
}
