import { addressNumber } from '#core/fields/address-number.ts';

export type Paging = { page: number; pages: number; offset: number };

/** No list has more pages; a larger number is the last one. */
const mostPages = 999_999;

/** The page number in an address, from 1: nothing or nonsense is the first. */
export function pageNumber(typed: string | null): number {
  return Math.min(addressNumber(typed) || 1, mostPages);
}

/**
 * The range of a list's page. `typed` is the untrusted `page` of a query: nothing or nonsense is
 * the first page, a page past the last is null (there is no such page).
 */
export function pagingOf(typed: string | null, count: number, size: number): Paging | null {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = pageNumber(typed);
  return page > pages ? null : { page, pages, offset: (page - 1) * size };
}

/**
 * The same for a list of the admin: rows disappear while it is open, so a page past the last is the
 * last.
 */
export function nearestPage(typed: number, count: number, size: number): Paging {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(Math.max(1, Math.trunc(typed) || 1), pages);
  return { page, pages, offset: (page - 1) * size };
}
