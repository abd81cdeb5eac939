/**
 * For a file whose reading is written into the log: a browser that fetches it before anybody pressed (prefetch, prerender)
 * or asks only how large it is gets nothing, and nobody is said to have taken it.
 */
export function refuseUnasked({ method, headers }: Request): void {
  const ahead = ['sec-purpose', 'purpose', 'x-moz'].some((name) => /^pre/.test(headers.get(name) ?? ''));
  if (ahead) throw new Response(null, { status: 503 });
  if (method === 'HEAD') throw new Response(null, { status: 405, headers: { allow: 'GET' } });
}
