/** By the ending of the name. */
const types: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/**
 * A file for this visitor alone, to be saved under a plain ASCII name of ours; nobody keeps a copy.
 */
export function privateFile(body: BodyInit, name: string): Response {
  const headers = {
    'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/gzip',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  };
  return new Response(body, { headers });
}
