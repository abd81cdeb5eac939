import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Services, servicesContext } from '../services.ts';
import type { requestIdContext, scriptMarkContext } from './request-scope.ts';
import { makeRouteMatcher, type RouteMatch } from './route-matcher.ts';

export type RequestFacts = { requestId: string; scriptMark: string };

export type App = {
  handle: (request: Request, facts: RequestFacts) => Promise<Response>;
  /** Which route a path belongs to, for the log and the page cache. Null in development. */
  match: ((path: string) => RouteMatch) | null;
  /** Development only: Vite's own answers (modules, hot reload). True when it has answered. */
  middleware: ((req: IncomingMessage, res: ServerResponse) => Promise<boolean>) | null;
  close: () => Promise<void>;
};

// The build bundles copies of these modules, so the keys must come from the build itself.
type Keys = {
  servicesContext: typeof servicesContext;
  requestIdContext: typeof requestIdContext;
  scriptMarkContext: typeof scriptMarkContext;
};
type Build = ServerBuild & { entry: { module: Partial<Keys> } };

export async function loadApp(services: Services, options: { development: boolean }): Promise<App> {
  return options.development ? loadWithVite(services) : loadBuilt(services);
}

/** Reads the production build; a second call waits for the first. */
export async function readBuild(): Promise<Build> {
  const file = path.resolve(import.meta.dirname, '../../../build/server/index.js');
  return import(pathToFileURL(file).href);
}

async function loadBuilt(services: Services): Promise<App> {
  const build = await readBuild();
  const handler = createRequestHandler(build, 'production');
  return {
    handle: (request, facts) => handler(request, contextOf(build, services, facts)),
    match: makeRouteMatcher(build.routes),
    middleware: null,
    close: async () => {},
  };
}

async function loadWithVite(services: Services): Promise<App> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    handle: async (request, facts) => {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as Build;
      return createRequestHandler(build, 'development')(request, contextOf(build, services, facts));
    },
    match: null,
    middleware: (req, res) =>
      new Promise((resolve, reject) => {
        res.once('finish', () => resolve(true));
        vite.middlewares(req, res, (error?: unknown) => (error ? reject(error) : resolve(false)));
      }),
    close: () => vite.close(),
  };
}

function contextOf(build: Build, services: Services, facts: RequestFacts): RouterContextProvider {
  const keys = build.entry.module;
  if (!keys.servicesContext || !keys.requestIdContext || !keys.scriptMarkContext) {
    throw new Error('entry.server.tsx must export the context keys');
  }
  const context = new RouterContextProvider();
  context.set(keys.servicesContext, services);
  context.set(keys.requestIdContext, facts.requestId);
  context.set(keys.scriptMarkContext, facts.scriptMark);
  return context;
}
