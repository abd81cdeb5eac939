import { type Paise, parseRupees, rupeesText } from '#core/money/paise.ts';
import { longestQuery } from '#core/search/search-terms.ts';

export const listingSorts = ['new', 'price', 'name'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** The filters of the shop; all of them are in the address (rule F19). */
export type ListingFilters = {
  /** Search words; '' is everything. */
  q: string;
  category: string | null;
  min: Paise | null;
  max: Paise | null;
  inStock: boolean;
  sort: ListingSort;
};

/** The names of the address, in the order they are written. */
export const listingNames = ['q', 'category', 'min', 'max', 'inStock', 'sort', 'page'] as const;

/**
 * Which of their values a cached page may have (server/http/public-page.ts): words and prices are
 * unbounded.
 */
export const listingQuery = {
  q: 'free',
  category: /^[a-z0-9-]{1,60}$/,
  min: 'free',
  max: 'free',
  inStock: ['yes'],
  sort: listingSorts,
  page: /^[1-9]\d{0,3}$/,
} as const satisfies Record<(typeof listingNames)[number], unknown>;

export type ReadListing = {
  filters: ListingFilters;
  /** The price fields as typed; what could not be read is left out of the query and reported. */
  typed: { min: string; max: string };
  problem: 'price-malformed' | 'price-order' | null;
};

/**
 * Reads an address. Invalid values are left out, never an error page; invalid prices are reported
 * beside their field.
 */
export function readListing(query: URLSearchParams): ReadListing {
  const text = (name: string) => (query.get(name) ?? '').slice(0, longestQuery).trim();
  const typed = { min: text('min'), max: text('max') };
  const [min, max] = [readPrice(typed.min), readPrice(typed.max)];
  const crossed = min !== null && min !== 'bad' && max !== null && max !== 'bad' && min > max;
  const malformed = min === 'bad' || max === 'bad';
  const category = text('category');
  return {
    filters: {
      q: text('q'),
      category: /^[a-z0-9-]{1,60}$/.test(category) ? category : null,
      min: min === 'bad' || crossed ? null : min,
      max: max === 'bad' || crossed ? null : max,
      inStock: query.get('inStock') === 'yes',
      sort: listingSorts.find((sort) => sort === query.get('sort')) ?? 'new',
    },
    typed,
    problem: malformed ? 'price-malformed' : crossed ? 'price-order' : null,
  };
}

/**
 * The address of the same list with something changed: '/all-products?category=books&sort=price'.
 */
export function listingAddress(path: string, filters: ListingFilters, page = 1): string {
  const query = new URLSearchParams();
  const put = (name: (typeof listingNames)[number], value: string | null) => value && query.set(name, value);
  put('q', filters.q);
  put('category', filters.category);
  put('min', filters.min === null ? null : plainRupees(filters.min));
  put('max', filters.max === null ? null : plainRupees(filters.max));
  put('inStock', filters.inStock ? 'yes' : null);
  put('sort', filters.sort === 'new' ? null : filters.sort);
  put('page', page > 1 ? String(page) : null);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether any filter is set. */
export function isNarrowed({ q, category, min, max, inStock }: ListingFilters): boolean {
  return q !== '' || category !== null || min !== null || max !== null || inStock;
}

function readPrice(typed: string): Paise | null | 'bad' {
  if (typed === '') return null;
  const price = parseRupees(typed);
  return price.ok ? price.value : 'bad';
}

function plainRupees(amount: Paise): string {
  return rupeesText(amount).replace(/\.00$/, '');
}
