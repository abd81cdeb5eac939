import { latinDigits } from '#core/fields/clean-text.ts';
import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type Paise, parseRupees, zeroPaise } from '#core/money/paise.ts';
import type { FormOutcome } from '#core/result.ts';

export const rateFields = ['taxClass', 'fromDay', 'above', 'percent', 'source', 'version'] as const;
export type TypedGstRate = Record<(typeof rateFields)[number], string>;

export type GstRateInput = {
  taxClass: string;
  fromDay: string;
  /** For one piece that costs more than this, tax included. */
  above: Paise;
  rateBp: number;
  source: string;
};

/**
 * Reads a new GST rate. It begins today or later: what was sold is taxed already, and an existing
 * rate is never rewritten. `steps`: the class's other limits on that day; a class needs one from
 * the first paisa.
 */
export function readGstRate(
  typed: TypedGstRate,
  { classes, today, steps }: { classes: readonly string[]; today: string; steps: readonly number[] },
): FormOutcome<GstRateInput> {
  const form = new FormReader();
  if (!classes.includes(typed.taxClass)) form.refuse('taxClass', 'choice-invalid');
  const window = { from: today, to: '2100-12-31' };
  const fromDay = form.read('fromDay', readDate(typed.fromDay, window), window) ?? today;
  const above = /^0?$/.test(typed.above.trim())
    ? zeroPaise
    : (form.read('above', parseRupees(typed.above)) ?? zeroPaise);
  if (steps.includes(above)) form.refuse('above', 'rate-stands');
  else if (above > 0 && !steps.includes(0) && form.clean) form.refuse('above', 'rate-first');
  return form.answer({
    taxClass: typed.taxClass,
    ...{ fromDay, above },
    rateBp: readPercent(form, typed.percent),
    source: form.text('source', typed.source, { min: 5, max: 200 }),
  });
}

/** '5' or '2.5' as hundredths of a percent. */
function readPercent(form: FormReader, typed: string): number {
  const digits = latinDigits(typed).trim().replace(/\s*%$/, '');
  const rate = /^\d{1,3}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : Number.NaN;
  if (rate >= 0 && rate <= 4_000) return rate;
  form.refuse('percent', 'percent-invalid');
  return 0;
}
