import type { IncomingMessage, ServerResponse } from 'node:http';

export type RequestParts = {
  /** The address under the site's own origin, whatever the Host header says. */
  url: URL;
  method: string;
  headers: Headers;
  body: Buffer | null;
  signal: AbortSignal;
};

/** A web Request from parts that were checked before. */
export function createRequest({ url, method, headers, body, signal }: RequestParts): Request {
  const init: RequestInit = { method, headers, signal };
  if (body && method !== 'GET' && method !== 'HEAD') init.body = new Uint8Array(body);
  return new Request(url, init);
}

/** Node's headers as web Headers, several values of one name kept apart. */
export function copyHeaders(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  return headers;
}

/** Aborts when the visitor goes away before the answer is complete. */
export function abortOnClose(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
