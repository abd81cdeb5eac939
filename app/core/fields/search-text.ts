/** What a list is searched for, as its address says; '' for nothing. */
export function searchText(query: URLSearchParams, most = 80): string {
  return (query.get('search') ?? '').replaceAll('\0', '').trim().slice(0, most);
}
