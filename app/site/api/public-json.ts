/** A public read route's answer: cached a minute by browsers and proxies, readable anywhere. */
export function publicJson(body: unknown): Response {
  return Response.json(body, {
    headers: {
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      'access-control-allow-origin': '*',
    },
  });
}
