/** `headers` of a route whose loader decides, by what it found, whether its page is cached. */
export function loaderHeaders({ loaderHeaders: headers }: { loaderHeaders: Headers }): Headers {
  return headers;
}
