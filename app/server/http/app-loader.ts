import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Services, servicesContext } from '../services.ts';

export type App = {
  handle: (request: Request) => Promise<Response>;
  /** Development only: Vite's own answers (modules, hot reload). True when it has answered. */
  middleware: ((req: IncomingMessage, res: ServerResponse) => Promise<boolean>) | null;
  close: () => Promise<void>;
};

// The build bundles a copy of services.ts, so the context key must come from the build itself.
type Build = ServerBuild & { entry: { module: { servicesContext?: typeof servicesContext } } };

export async function loadApp(services: Services, options: { development: boolean }): Promise<App> {
  return options.development ? loadWithVite(services) : loadBuilt(services);
}

async function loadBuilt(services: Services): Promise<App> {
  const file = path.resolve(import.meta.dirname, '../../../build/server/index.js');
  const build = (await import(pathToFileURL(file).href)) as Build;
  const handler = createRequestHandler(build, 'production');
  return {
    handle: (request) => handler(request, contextOf(build, services)),
    middleware: null,
    close: async () => {},
  };
}

async function loadWithVite(services: Services): Promise<App> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    handle: async (request) => {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as Build;
      return createRequestHandler(build, 'development')(request, contextOf(build, services));
    },
    middleware: (req, res) =>
      new Promise((resolve, reject) => {
        res.once('finish', () => resolve(true));
        vite.middlewares(req, res, (error?: unknown) => (error ? reject(error) : resolve(false)));
      }),
    close: () => vite.close(),
  };
}

function contextOf(build: Build, services: Services): RouterContextProvider {
  const key = build.entry.module.servicesContext;
  if (!key) throw new Error('entry.server.tsx must export servicesContext');
  const context = new RouterContextProvider();
  context.set(key, services);
  return context;
}
