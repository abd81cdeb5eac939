import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { type Language, languages } from '#core/language/languages.ts';
import { PlainError } from '../plain-error.ts';
import type { Services, servicesContext } from '../services.ts';
import { listOfferedLanguages } from '../settings/settings-queries.ts';
import { makeLeafHandlers } from './leaf-handlers.ts';
import type {
  purchaseKeyContext,
  queueOwnerContext,
  requestIdContext,
  scriptMarkContext,
} from './request-contexts.ts';
import { makeRouteMatcher, type RouteMatch } from './route-matcher.ts';
import type { Trouble, troubleContext } from './trouble.ts';

/** What the application gets about a request besides the request itself. */
export type RequestFacts = {
  /** That of its address: each language is a build of its own. */
  language: Language;
  /** The id of its route, as `match` found it: nothing looks it up again. */
  leaf: string;
  requestId: string;
  scriptMark: string;
  trouble: Trouble;
  queueOwner: string;
  purchaseKey: string;
};

export type App = {
  handle: (request: Request, facts: RequestFacts) => Promise<Response>;
  /**
   * Which route a path without its language belongs to, for the log and the page cache. Null in
   * development.
   */
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
  troubleContext: typeof troubleContext;
  queueOwnerContext: typeof queueOwnerContext;
  purchaseKeyContext: typeof purchaseKeyContext;
};
export type Build = ServerBuild & { entry: { module: Partial<Keys> } };

export async function loadApp(services: Services, options: { development: boolean }): Promise<App> {
  return options.development ? loadWithVite(services) : loadBuilt(services);
}

/** Where `npm run build` puts the pages and scripts of a language. */
export function buildFolder(language: Language): string {
  return path.resolve(import.meta.dirname, '../../../build', language);
}

/** Where the scripts and styles of the builds before are. */
export const formerFolder = path.resolve(import.meta.dirname, '../../../build/former');

/** Reads the production build of a language; a second call waits for the first. */
export async function readBuild(language: Language): Promise<Build> {
  return import(pathToFileURL(path.join(buildFolder(language), 'server/index.js')).href);
}

/** English at once; another language when its first page is asked for, and then for good. */
async function loadBuilt(services: Services): Promise<App> {
  const answers = new Map<Language, Promise<Answers>>();
  const answersIn = (language: Language): Promise<Answers> => {
    const found = answers.get(language) ?? readBuild(language).then((build) => answerByLeaf(build, services));
    answers.set(language, found);
    // A failed load is not kept: the next request tries again.
    found.catch(() => answers.delete(language));
    return found;
  };
  const { match } = await answersIn('en');
  await loadOffered(await listOfferedLanguages(services), answersIn);
  return {
    handle: async (request, facts) => (await answersIn(facts.language)).handle(request, facts),
    match,
    middleware: null,
    close: async () => {},
  };
}

/**
 * A language that is offered and cannot be loaded stops the start; else its readers would find
 * out.
 */
export async function loadOffered(
  offered: readonly Language[],
  load: (language: Language) => Promise<unknown>,
): Promise<void> {
  for (const language of offered) {
    await load(language).catch((cause: unknown) => {
      const { name } = languages[language];
      throw new PlainError(
        `The site is offered in ${name}, and build/${language} cannot be loaded (${errorText(cause)}). Run: npm run build`,
        { cause },
      );
    });
  }
}

const errorText = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

type Answers = Pick<App, 'handle'> & { match: (path: string) => RouteMatch };

/**
 * Each request goes to the handler of its own route; a browser's request for the list of routes to
 * that of the whole build, so no leaf is its own.
 */
export function answerByLeaf(build: Build, services: Services): Answers {
  const match = makeRouteMatcher(build.routes);
  const handlerOf = makeLeafHandlers(build);
  const { manifestPath } = build.routeDiscovery;
  return {
    match: (path) => (path === manifestPath ? { ...match(path), leaf: '' } : match(path)),
    handle: (request, facts) => handlerOf(facts.leaf)(request, contextOf(build, services, facts)),
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
  const context = new RouterContextProvider();
  const provide = <Value>(key: RouterContext<Value> | undefined, value: Value): void => {
    if (!key) throw new Error('entry.server.tsx must export the context keys');
    context.set(key, value);
  };
  provide(keys.servicesContext, services);
  provide(keys.requestIdContext, facts.requestId);
  provide(keys.scriptMarkContext, facts.scriptMark);
  provide(keys.troubleContext, facts.trouble);
  provide(keys.queueOwnerContext, facts.queueOwner);
  provide(keys.purchaseKeyContext, facts.purchaseKey);
  return context;
}
