import { searchFields, type TypedSearch } from '#core/stay/stay-input.ts';

/** The search in an address, as typed. */
export function readSearchQuery(query: URLSearchParams): TypedSearch {
  return Object.fromEntries(searchFields.map((field) => [field, query.get(field) ?? ''])) as TypedSearch;
}

/** The same search as a query, with so many rooms. */
export function searchQuery(typed: TypedSearch, instead: Record<string, string> = {}): string {
  const filled = Object.entries({ ...typed, ...instead }).filter(([, value]) => value !== '');
  return new URLSearchParams(filled).toString();
}
