/** `headers` of a route whose page is one person's, or made for one form: nothing stores it. */
export function noStore() {
  return { 'cache-control': 'no-store' };
}
