import { type Paise, parseRupees, rupeesText } from '#core/money/paise.ts';
import { longestQuery } from '#core/search/search-terms.ts';

export const shelfSorts = ['new', 'price', 'name'] as const;
export type ShelfSort = (typeof shelfSorts)[number];

/** What the shop is asked for; all of it stands in the address (rule F19). */
export type ShelfQuestion = {
  /** Words to look for; '' is everything. */
  q: string;
  category: string | null;
  min: Paise | null;
  max: Paise | null;
  inStock: boolean;
  sort: ShelfSort;
};

/** The names of the address, in the order they are written. */
export const shelfNames = ['q', 'category', 'min', 'max', 'inStock', 'sort', 'page'] as const;

/** Which of their values a kept page may have (server/http/public-page.ts): words and prices have no end. */
export const shelfQuery = {
  q: 'free',
  category: /^[a-z0-9-]{1,60}$/,
  min: 'free',
  max: 'free',
  inStock: ['yes'],
  sort: shelfSorts,
  page: /^[1-9]\d{0,3}$/,
} as const satisfies Record<(typeof shelfNames)[number], unknown>;

export type ReadShelf = {
  question: ShelfQuestion;
  /** The price fields as typed; what could not be understood is left out of the question and said. */
  typed: { min: string; max: string };
  problem: 'price-malformed' | 'price-order' | null;
};

/** Reads an address. Nonsense is left out, never an error page; prices that make no sense are told beside their field. */
export function readShelf(query: URLSearchParams): ReadShelf {
  const text = (name: string) => (query.get(name) ?? '').slice(0, longestQuery).trim();
  const typed = { min: text('min'), max: text('max') };
  const [min, max] = [readPrice(typed.min), readPrice(typed.max)];
  const crossed = min !== null && min !== 'bad' && max !== null && max !== 'bad' && min > max;
  const malformed = min === 'bad' || max === 'bad';
  const category = text('category');
  return {
    question: {
      q: text('q'),
      category: /^[a-z0-9-]{1,60}$/.test(category) ? category : null,
      min: min === 'bad' || crossed ? null : min,
      max: max === 'bad' || crossed ? null : max,
      inStock: query.get('inStock') === 'yes',
      sort: shelfSorts.find((sort) => sort === query.get('sort')) ?? 'new',
    },
    typed,
    problem: malformed ? 'price-malformed' : crossed ? 'price-order' : null,
  };
}

/** The address of the same list with something changed: '/all-products?category=books&sort=price'. */
export function shelfAddress(path: string, question: ShelfQuestion, page = 1): string {
  const query = new URLSearchParams();
  const put = (name: (typeof shelfNames)[number], value: string | null) => value && query.set(name, value);
  put('q', question.q);
  put('category', question.category);
  put('min', question.min === null ? null : plainRupees(question.min));
  put('max', question.max === null ? null : plainRupees(question.max));
  put('inStock', question.inStock ? 'yes' : null);
  put('sort', question.sort === 'new' ? null : question.sort);
  put('page', page > 1 ? String(page) : null);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether anything narrows the list. */
export function isNarrowed({ q, category, min, max, inStock }: ShelfQuestion): boolean {
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
