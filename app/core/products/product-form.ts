import { noPicture, type Picture } from '#core/content/picture.ts';
import { readPicture } from '#core/content/row-fields.ts';
import { readChoice } from '#core/fields/choice.ts';
import { latinDigits } from '#core/fields/clean-text.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readText, type TextRefusal } from '#core/fields/text.ts';
import { type Paise, parseRupees, rupees } from '#core/money/paise.ts';
import { accept, type FormOutcome, type Outcome, refuse } from '#core/result.ts';
import {
  isProductId,
  type Product,
  type ProductFacts,
  productStatuses,
  type Variant,
  type VariantOption,
} from './product.ts';

/** The single fields of the form; pictures and variants are rows beside them. */
export const productFields = [
  ...(['id', 'title', 'titleHi', 'description', 'category', 'status', 'choose', 'version'] as const),
  ...(['hsn', 'taxClass', 'netQuantity', 'origin', 'maker', 'fssai', 'bestBefore', 'lowStockLevel'] as const),
];
export type TypedProduct = Record<(typeof productFields)[number], string>;

export const variantFields = ['id', 'sku', 'options', 'price', 'mrp', 'grams', 'picture', 'offered'] as const;
/**
 * `id` is empty for a new one; `picture` is the place of a picture in the form, from 1, or '' for
 * the first; `offered` is 'yes' or 'no'. A row without a number and a price is ignored.
 */
export type TypedVariant = Record<(typeof variantFields)[number], string>;
export type TypedPicture = { image: string; alt: string };

export type VariantInput = Omit<Variant, 'available'> & { offered: boolean };
export type ProductInput = Omit<Product, 'category' | 'facts' | 'pictures' | 'variants'> &
  ProductFacts & { category: string; pictures: Picture[]; variants: VariantInput[] };

export type ProductRules = { categories: readonly string[]; taxClasses: readonly string[] };
export type ProductRows = { variants: readonly TypedVariant[]; pictures: readonly TypedPicture[] };

export const mostVariants = 60;
const highest = rupees(9_99_999);

/**
 * Reads the admin's form of a product, every problem at once; the CSV file follows the same rules.
 */
export function readProduct(
  typed: TypedProduct,
  rows: ProductRows,
  { categories, taxClasses }: ProductRules,
): FormOutcome<ProductInput> {
  const form = new FormReader();
  const line = (name: keyof TypedProduct, max: number, min = 0) => form.text(name, typed[name], { min, max });
  const names = line('choose', 120)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length > 3 || names.some((name) => name.length > 30)) form.refuse('choose', 'choose-invalid');
  return form.answer({
    id: form.read('id', readId(typed.id)) ?? '',
    title: line('title', 120, 2),
    titleHi: line('titleHi', 120),
    description: form.text('description', typed.description, { min: 0, max: 4_000, lines: 'many' }),
    category: form.read('category', readChoice(typed.category, categories)) ?? '',
    status: form.read('status', readChoice(typed.status, productStatuses)) ?? 'draft',
    hsn: form.read('hsn', readDigits(typed.hsn, /^(\d{4}|\d{6}|\d{8})?$/, 'hsn-invalid')) ?? '',
    taxClass: form.read('taxClass', readChoice(typed.taxClass, taxClasses)) ?? '',
    netQuantity: line('netQuantity', 80),
    origin: line('origin', 60),
    maker: line('maker', 160),
    fssai: form.read('fssai', readDigits(typed.fssai, /^(\d{14})?$/, 'fssai-invalid')) ?? '',
    bestBefore: line('bestBefore', 80),
    lowStockLevel: form.whole('lowStockLevel', typed.lowStockLevel, { min: 0, max: 9_999 }),
    pictures: readPictures(form, rows.pictures),
    variants: readVariants(form, rows, names),
  });
}

function readPictures(form: FormReader, rows: readonly TypedPicture[]): Picture[] {
  const filled = rows.flatMap((row, at) => {
    if (row.image.trim() !== '') return [{ ...row, at }];
    // Words of a picture that was taken out: not stored, and still nothing hidden in them.
    form.text(`pictures.${at}.alt`, row.alt, { min: 0, max: 200 });
    return [];
  });
  if (filled.length === 0) return [noPicture];
  return filled.map(({ image, alt, at }) => ({
    image: form.read(`pictures.${at}.image`, readPicture(image)) ?? '',
    alt: form.text(`pictures.${at}.alt`, alt, { min: 3, max: 200 }),
  }));
}

function readVariants(
  form: FormReader,
  { variants: rows, pictures }: ProductRows,
  names: readonly string[],
): VariantInput[] {
  const filled = rows.flatMap((row, at) => (isEmpty(row) ? [] : [{ row, at }]));
  if (filled.length === 0) form.refuse('variants.0.sku', 'sku-invalid');
  if (filled.length > mostVariants) form.refuse('', 'variants-many', { n: mostVariants });
  const seen = { skus: new Set<string>(), options: new Set<string>() };
  return filled.slice(0, mostVariants).map(({ row, at }) => {
    const name = (field: string) => `variants.${at}.${field}`;
    const sku = form.read(name('sku'), readSku(row.sku)) ?? '';
    if (sku !== '' && seen.skus.has(sku)) form.refuse(name('sku'), 'sku-twice');
    seen.skus.add(sku);
    const options = form.read(name('options'), readOptions(row.options, names), { n: names.length }) ?? [];
    const words = JSON.stringify(options);
    if (seen.options.has(words)) form.refuse(name('options'), 'options-twice');
    seen.options.add(words);
    const price = form.read(name('price'), readPrice(row.price));
    const mrp = row.mrp.trim() === '' ? null : form.read(name('mrp'), readPrice(row.mrp));
    if (price !== null && mrp !== null && mrp <= price) form.refuse(name('mrp'), 'mrp-low');
    return {
      id: row.id,
      sku,
      options,
      price: price ?? highest,
      mrp,
      weightGrams: form.whole(name('grams'), row.grams, { min: 1, max: 100_000 }),
      picture: form.read(name('picture'), readPlace(row.picture, pictures)),
      offered: row.offered !== 'no',
    };
  });
}

function isEmpty({ id, sku, price, options }: TypedVariant): boolean {
  return [id, sku, price, options].every((text) => text.trim() === '');
}

function readId(typed: string): Outcome<string, 'slug-invalid'> {
  const id = typed.trim();
  return isProductId(id) && id.length <= 60 ? accept(id) : refuse('slug-invalid');
}

function readSku(typed: string): Outcome<string, 'sku-invalid'> {
  const sku = typed.trim().toUpperCase();
  return /^[A-Z0-9][A-Z0-9.-]{0,39}$/.test(sku) ? accept(sku) : refuse('sku-invalid');
}

function readDigits<Code extends string>(typed: string, pattern: RegExp, code: Code): Outcome<string, Code> {
  const digits = latinDigits(typed).replace(/\s/g, '');
  return pattern.test(digits) ? accept(digits) : refuse(code);
}

/** 'Hindi / Large' for the names Language and Size. */
function readOptions(
  typed: string,
  names: readonly string[],
): Outcome<VariantOption[], 'options-count' | TextRefusal> {
  const values = typed.trim() === '' ? [] : typed.split('/').map((value) => value.trim());
  const whole = values.length === names.length && values.every((value) => value !== '' && value.length <= 40);
  if (!whole) return refuse('options-count');
  const options: VariantOption[] = [];
  for (const [at, name] of names.entries()) {
    const value = readText(values[at] ?? '', { min: 1, max: 40 });
    if (!value.ok) return value;
    options.push({ name, value: value.value });
  }
  return accept(options);
}

/** A variant's picture in the form and the file; '' for the first picture or none. */
export function picturePlace(pictures: readonly Picture[], image: string | null): string {
  const at = pictures.findIndex((picture) => picture.image === image);
  return at > 0 ? String(at + 1) : '';
}

/** '2' is the picture in the second row of the form. */
function readPlace(
  typed: string,
  pictures: readonly TypedPicture[],
): Outcome<string | null, 'picture-place-invalid'> {
  const place = typed.trim();
  if (place === '') return accept(null);
  const image = /^\d{1,2}$/.test(place) ? (pictures[Number(place) - 1]?.image.trim() ?? '') : '';
  return image === '' ? refuse('picture-place-invalid') : accept(image);
}

function readPrice(typed: string): Outcome<Paise, 'price-invalid'> {
  const price = parseRupees(typed);
  return price.ok && price.value > 0 && price.value <= highest ? price : refuse('price-invalid');
}
