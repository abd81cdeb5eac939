import { pageNumber } from '#core/content/paging.ts';

/** The search of a list's URL: words, or none, and the page from 1. */
export function readSearch(query: URLSearchParams): { search: string | null; page: number } {
  const search = query.get('search')?.replaceAll('\0', '').trim().slice(0, 100) || null;
  return { search, page: pageNumber(query.get('page')) };
}
