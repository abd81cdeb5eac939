/** No list has more pages; what is asked beyond them is the last one. */
const mostPages = 100_000;

/** What the address of a list asks for: words to find, or none, and the page from 1. */
export function readSearch(query: URLSearchParams): { search: string | null; page: number } {
  const search = query.get('search')?.replaceAll('\0', '').trim().slice(0, 100) || null;
  return { search, page: Math.min(mostPages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)) };
}
