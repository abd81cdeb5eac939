/** The answer of a public read route: kept a minute by browsers and proxies, readable from any site. */
export function publicJson(body: unknown): Response {
  return Response.json(body, {
    headers: {
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      'access-control-allow-origin': '*',
    },
  });
}
