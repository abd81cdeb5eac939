import { pageNumber } from '#core/content/paging.ts';
import { searchText } from '#core/fields/search-text.ts';

/** The search of a list's URL: words, or none, and the page from 1. */
export function readSearch(query: URLSearchParams): { search: string | null; page: number } {
  const search = searchText(query, 100) || null;
  return { search, page: pageNumber(query.get('page')) };
}
