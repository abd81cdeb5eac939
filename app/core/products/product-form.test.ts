import { expect, it } from 'vitest';
import { type ProductRows, readProduct, type TypedProduct } from './product-form.ts';

const typed: TypedProduct = {
  ...{ id: 'beads', title: 'Tulsi beads', titleHi: '', description: '', category: 'beads', status: 'draft' },
  ...{ choose: 'Language', version: '1', hsn: '', taxClass: 'none', netQuantity: '', origin: '', maker: '' },
  ...{ fssai: '', bestBefore: '', lowStockLevel: '2' },
};
const variant = { id: '', sku: 'B-1', options: 'Hindi', price: '100', mrp: '', grams: '50', picture: '' };
const rowsWith = (options: string): ProductRows => ({
  variants: [{ ...variant, options, offered: 'yes' }],
  pictures: [{ image: 'tulsi', alt: 'Beads of tulsi' }],
});
const rules = { categories: ['beads'], taxClasses: ['none'] };
const problemsOf = (read: ReturnType<typeof readProduct>) =>
  read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`);

it.each(['Hindi', 'हिन्दी', 'क्\u200dष'])('accepts the choice %s', (options) =>
  expect(problemsOf(readProduct(typed, rowsWith(options), rules))).toEqual([]),
);

it.each([
  ['Hin\u202edi', 'text-forbidden'],
  ['Hin\0di', 'text-forbidden'],
  ['<b>Hindi', 'text-markup'],
  ['Hindi / Large', 'options-count'],
])('refuses the choice %j', (options, code) =>
  expect(problemsOf(readProduct(typed, rowsWith(options), rules))).toEqual([`variants.0.options ${code}`]),
);

it('refuses a hidden character in the name of a choice', () =>
  expect(problemsOf(readProduct({ ...typed, choose: 'Lan\u202eguage' }, rowsWith('Hindi'), rules))).toContain(
    'choose text-forbidden',
  ));
