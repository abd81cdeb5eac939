import { type DateWindow, readDate } from '#core/fields/date.ts';
import type { FormReader } from '#core/fields/form-reader.ts';
import { parseRupees } from '#core/money/paise.ts';
import { windowInWords } from '#core/requests/request-days.ts';
import { firstTerms, type GstBand, type LadderStep, type StayTerms } from './stay-terms.ts';

export const termFields = [
  ...(['from', 'checkIn', 'checkOut', 'ladder', 'gst', 'meal', 'mealRate', 'deposit', 'offerHours'] as const),
] as const;
export type TypedTerms = Record<(typeof termFields)[number], string>;

/** Terms as the office types them; null where a field was refused. */
export function readTerms(form: FormReader, typed: TypedTerms, days: DateWindow): StayTerms | null {
  const from = form.read('from', readDate(typed.from, days), windowInWords(days)) ?? '';
  const terms = {
    from,
    checkIn: readHour(form, 'checkIn', typed.checkIn),
    checkOut: readHour(form, 'checkOut', typed.checkOut),
    ladder: readLadder(form, typed.ladder),
    gst: readBands(form, typed.gst),
    meal: typed.meal.trim() === '' ? null : form.read('meal', parseRupees(typed.meal)),
    mealRateBp: readPercent(typed.mealRate) ?? -1,
    depositPercent:
      typed.deposit.trim() === '' ? null : form.whole('deposit', typed.deposit, { min: 1, max: 99 }),
    offerHours: form.whole('offerHours', typed.offerHours, { min: 1, max: 168 }),
  };
  if (terms.mealRateBp < 0) form.refuse('mealRate', 'stay-rate-percent');
  if (terms.meal !== null && terms.meal <= 0) form.refuse('meal', 'amount-malformed');
  return form.clean ? terms : null;
}

function readHour(form: FormReader, field: string, typed: string): string {
  const hour = typed.trim();
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(hour)) form.refuse(field, 'stay-hour');
  return hour;
}

/** A step a line: '15: 100' gives everything back until fifteen days before. */
export function readLadder(
  form: FormReader,
  typed: string,
  refusal: 'stay-ladder-line' | 'departure-ladder' = 'stay-ladder-line',
): LadderStep[] {
  const steps = linesOf(typed).map((line) => /^(\d{1,3})\s*:\s*(\d{1,3})\s*%?$/.exec(line));
  const ladder = steps.map((step) => ({ days: Number(step?.[1]), percent: Number(step?.[2]) }));
  if (ladder.every(({ percent }) => percent <= 100)) return ladder;
  form.refuse('ladder', refusal);
  return [];
}

/** A band a line, the last without a limit: '1000: 0', '7500: 5', '*: 18'. */
function readBands(form: FormReader, typed: string): GstBand[] {
  const lines = linesOf(typed);
  const bands = lines.map((line, at): GstBand | null => {
    const [limit = '', rate = ''] = line.split(':');
    const rateBp = readPercent(rate);
    const upTo = at === lines.length - 1 ? null : parseRupees(limit);
    if (rateBp === null || (upTo && !upTo.ok)) return null;
    return { upTo: upTo?.ok ? upTo.value : null, rateBp };
  });
  const rising = bands.every((band, at) => {
    const before = bands[at - 1]?.upTo ?? -1;
    return band !== null && (band.upTo === null || band.upTo > before);
  });
  if (bands.length > 0 && rising) return bands.filter((band) => band !== null);
  form.refuse('gst', 'stay-gst-line');
  return [...firstTerms.gst];
}

/** '5', '2.5 %' in hundredths of a percent, 0 to 100; null for anything else. */
function readPercent(typed: string): number | null {
  const percent = /^\s*(\d{1,3}(?:\.\d{1,2})?)\s*%?\s*$/.exec(typed)?.[1];
  const rateBp = percent === undefined ? Number.NaN : Math.round(Number(percent) * 100);
  return rateBp <= 10_000 ? rateBp : null;
}

function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
