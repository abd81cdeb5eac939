import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../services.ts';
import { type App, loadApp } from './app-loader.ts';
import { createRequest, sendResponse } from './node-adapter.ts';

export type HttpServer = { server: Server; close: () => Promise<void> };

/** Serves static files of the build and hands everything else to the React Router application. */
export async function startHttp(services: Services, options: { development: boolean }): Promise<HttpServer> {
  const app = await loadApp(services, options);
  const server = createServer((req, res) => {
    answer(app, req, res).catch((error: unknown) => {
      services.log.error({ err: error }, 'request failed outside the application');
      if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' });
      res.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(services.config.port, services.config.host, resolve);
  });
  return {
    server,
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      await app.close();
    },
  };
}

async function answer(app: App, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (app.middleware && (await app.middleware(req, res))) return;
  if (await sendStaticFile(req, res)) return;
  const request = createRequest(req, res);
  await sendResponse(res, await app.handle(request), req.method);
}

const clientFolder = path.resolve(import.meta.dirname, '../../../build/client');
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

async function sendStaticFile(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  const pathname = new URL(req.url ?? '/', 'http://local').pathname;
  const type = types[path.extname(pathname)];
  const file = path.join(clientFolder, pathname);
  if (!type || !file.startsWith(clientFolder + path.sep)) return false;
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) return false;
  const hashed = pathname.startsWith('/assets/');
  res.writeHead(200, {
    'content-type': type,
    'content-length': info.size,
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  });
  if (req.method === 'HEAD') res.end();
  else await pipeline(createReadStream(file), res);
  return true;
}
