import type { Pictures } from '#core/content/picture.ts';
import type { Paise } from '#core/money/paise.ts';
import type { ReadInEnglish } from '../translations/read-in-english.ts';

export const productStatuses = ['draft', 'live', 'hidden'] as const;
/** draft: never shown. live: sold. hidden: out of the lists, its page says that it is not sold. */
export type ProductStatus = (typeof productStatuses)[number];

/** One choice a buyer makes: { name: 'Language', value: 'Hindi' }. */
export type VariantOption = { name: string; value: string };

/** What is bought: the cart line's `variations` is its id. */
export type Variant = {
  id: string;
  sku: string;
  /** In display order; empty where there is nothing to choose. */
  options: VariantOption[];
  /** For one, tax included. */
  price: Paise;
  /** What everybody pays, where `price` is a member's. */
  list?: Paise;
  /** The printed maximum retail price where it is really higher. */
  mrp: Paise | null;
  weightGrams: number;
  /** Which of the product's pictures shows it; null: the first. */
  picture: string | null;
  /** In stock and not held by an unpaid order. */
  available: number;
};

/** Facts for the bill and the law on packed goods. */
export type ProductFacts = {
  hsn: string;
  taxClass: string;
  netQuantity: string;
  origin: string;
  maker: string;
  fssai: string;
  bestBefore: string;
};

export type Product = ReadInEnglish & {
  /** Also the last part of its address. */
  id: string;
  title: string;
  titleHi: string;
  description: string;
  category: { id: string; title: string };
  status: ProductStatus;
  facts: ProductFacts;
  lowStockLevel: number;
  pictures: Pictures;
  /** Those that are offered, in the admin's order. */
  variants: Variant[];
};

/** The most of one variant in an order (rule F21). */
export const mostOfOne = 10;

/** How many of it one order may take now. */
export function mostToBuy(available: number): number {
  return Math.max(0, Math.min(mostOfOne, available));
}

/** 'Hindi, Large'; '' where there is nothing to choose. */
export function optionWords(options: readonly VariantOption[]): string {
  return options.map(({ value }) => value).join(', ');
}

/** Ids in addresses and carts; other text never reaches the database. */
export function isProductId(text: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(text);
}

export function isVariantId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,80}$/.test(text);
}
