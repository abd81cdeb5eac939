import { latinDigits } from '#core/fields/clean-text.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type Paise, parseRupees, rupees, zeroPaise } from '#core/money/paise.ts';
import type { FormOutcome } from '#core/result.ts';
import { isProductId } from './product.ts';

export const zoneFields = [
  ...(['id', 'title', 'prefixes', 'freeFrom', 'furtherKg', 'daysMin', 'daysMax', 'position'] as const),
  'version',
] as const;
export type TypedZone = Record<(typeof zoneFields)[number], string>;
/** A row without both is ignored. */
export type TypedRate = { grams: string; charge: string };

export type ZoneInput = {
  id: string;
  title: string;
  prefixes: string[];
  freeFrom: Paise | null;
  furtherKg: Paise;
  daysMin: number;
  daysMax: number;
  position: number;
  rates: { upToGrams: number; charge: Paise }[];
};

/** Which of the other zones has a prefix already. */
export type TakenPrefixes = ReadonlyMap<string, string>;

const highest = rupees(9_999);
const mostPrefixes = 400;
export const mostRates = 20;

/**
 * Reads the admin's form of a delivery zone, every problem at once. A prefix belongs to one zone; a
 * longer one may lie inside a shorter one of another zone ('201' inside '20'), since the longest
 * wins.
 */
export function readZone(
  typed: TypedZone,
  rates: readonly TypedRate[],
  taken: TakenPrefixes,
): FormOutcome<ZoneInput> {
  const form = new FormReader();
  const id = typed.id.trim();
  if (!isProductId(id) || id.length > 60) form.refuse('id', 'slug-invalid');
  const daysMin = form.whole('daysMin', typed.daysMin, { min: 0, max: 60 });
  const daysMax = form.whole('daysMax', typed.daysMax, { min: 0, max: 60 });
  if (daysMax < daysMin) form.refuse('daysMax', 'days-order');
  const freeFrom = typed.freeFrom.trim() === '' ? null : form.read('freeFrom', parseRupees(typed.freeFrom));
  if (freeFrom === 0) form.refuse('freeFrom', 'amount-none');
  return form.answer({
    ...{ id, daysMin, daysMax, freeFrom },
    title: form.text('title', typed.title, { min: 2, max: 80 }),
    prefixes: readPrefixes(form, typed.prefixes, taken),
    furtherKg: readCharge(form, 'furtherKg', typed.furtherKg),
    position: form.whole('position', typed.position || '0', { min: 0, max: 9_999 }),
    rates: readRates(form, rates),
  });
}

function readPrefixes(form: FormReader, typed: string, taken: TakenPrefixes): string[] {
  const prefixes = latinDigits(typed)
    .split(/[\s,;]+/)
    .filter(Boolean);
  const field = 'prefixes';
  const wrong = prefixes.find((prefix) => !/^[1-9]\d{0,5}$/.test(prefix));
  const twice = prefixes.find((prefix, at) => prefixes.indexOf(prefix) !== at);
  const other = prefixes.find((prefix) => taken.has(prefix));
  if (prefixes.length === 0) form.refuse(field, 'prefix-none');
  else if (prefixes.length > mostPrefixes) form.refuse(field, 'too-many', { max: mostPrefixes });
  else if (wrong !== undefined) form.refuse(field, 'pin-prefix-invalid', { prefix: wrong.slice(0, 20) });
  else if (twice !== undefined) form.refuse(field, 'prefix-twice', { prefix: twice });
  else if (other !== undefined)
    form.refuse(field, 'pin-prefix-taken', { prefix: other, zone: taken.get(other) ?? '' });
  return prefixes;
}

function readRates(form: FormReader, rows: readonly TypedRate[]): ZoneInput['rates'] {
  const filled = rows.flatMap(({ grams, charge }, at) =>
    grams.trim() === '' && charge.trim() === '' ? [] : [{ grams, charge, at }],
  );
  if (filled.length === 0) form.refuse('rates.0.grams', 'list-empty');
  let before = 0;
  return filled.map(({ grams, charge, at }) => {
    const upToGrams = form.whole(`rates.${at}.grams`, grams, { min: 1, max: 100_000 });
    if (upToGrams <= before) form.refuse(`rates.${at}.grams`, 'grams-order');
    before = upToGrams;
    return { upToGrams, charge: readCharge(form, `rates.${at}.charge`, charge) };
  });
}

/** From ₹0: delivery may be free. */
function readCharge(form: FormReader, field: string, typed: string): Paise {
  const charge = typed.trim() === '0' ? zeroPaise : form.read(field, parseRupees(typed));
  if (charge !== null && charge > highest) form.refuse(field, 'price-invalid');
  return charge ?? zeroPaise;
}
