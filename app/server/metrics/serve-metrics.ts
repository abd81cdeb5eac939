import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { PlainError } from '../plain-error.ts';
import type { Services } from '../services.ts';

export type MetricsPort = { port: number; close: () => Promise<void> };

/**
 * Answers GET /metrics on a port of its own, apart from the site: visitors cannot reach it, and a
 * site that has no turns left still answers there. Null where nothing is counted.
 */
export async function serveMetrics({
  config,
  metrics,
  log,
}: Pick<Services, 'config' | 'metrics' | 'log'>): Promise<MetricsPort | null> {
  const { text } = metrics;
  if (!config.metrics || !text) return null;
  const { host, port, token } = config.metrics;
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    res.setHeader('cache-control', 'no-store');
    res.setHeader('x-content-type-options', 'nosniff');
    if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end();
    if (token && !isToken(req.headers.authorization, token)) return void res.writeHead(401).end();
    const body = await text();
    res.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body);
  };
  const server = createServer({ maxHeaderSize: 8_192, requestTimeout: 10_000 }, (req, res) => {
    answer(req, res).catch((err: unknown) => {
      log.warn({ err }, 'metrics not read');
      if (!res.headersSent) res.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new PlainError(`METRICS_PORT ${port} of ${host} cannot be opened (${code}).`)),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as { port: number }).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Compared by their hashes: equally long, and in the same time whatever is sent. */
function isToken(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`));
}
