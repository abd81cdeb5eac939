import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { splitLanguage } from '#core/language/languages.ts';
import { language, prefix } from '#messages/language.ts';
import { type App, answerByLeaf, type Build } from '#server/http/app-loader.ts';
import { makePurchaseKey } from '#server/http/keyed-page.ts';
import type { Services } from '#server/services.ts';
import * as entry from '../entry.server.tsx';
import routes from '../routes.ts';
import { routeId } from './test-routes.ts';

// The whole application over a test's services, as the production server runs it but without a
// build: every route of routes.ts, the layout, the head, the status. For tests that request an
// address and read the HTML.

export type RouteModule = Record<string, unknown>;
const modules = import.meta.glob<RouteModule>(['/app/**/*.route.tsx', '/app/root.tsx'], { eager: true });

/** Answers requests to the application. */
export function openTestSite(services: Services): (request: Request) => Promise<Response> {
  const { handle, match } = answerByLeaf(testBuild(), services);
  return (request) =>
    handle(request, {
      language,
      leaf: match(splitLanguage(new URL(request.url).pathname).path).leaf,
      requestId: 'test',
      scriptMark: 'mark',
      trouble: { error: null },
      queueOwner: 'test',
      purchaseKey: makePurchaseKey(),
    });
}

/** The application as the HTTP server takes it. */
export function openTestApp(services: Services): App {
  return {
    ...answerByLeaf(testBuild(), services),
    middleware: null,
    close: async () => {},
  };
}

/** The application as the framework's bundler provides it; `change` may replace a route. */
export function testBuild(change = (_id: string, module: RouteModule): RouteModule => module): Build {
  const all = [{ id: 'root', file: 'root.tsx' } as Flat, ...flatten(routes, 'root')];
  return {
    entry: { module: entry },
    routes: Object.fromEntries(
      all.map((one) => [one.id, { ...one, module: change(one.id, moduleOf(one.file)) }]),
    ),
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: Object.fromEntries(all.map((one) => [one.id, manifestOf(one)])),
      url: '/manifest.js',
      version: 'test',
    },
    basename: prefix || '/',
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as Build;
}

type Flat = { id: string; file: string; path?: string; index?: boolean; parentId?: string };

function flatten(entries: RouteConfigEntry[], parentId: string): Flat[] {
  return entries.flatMap((one) => {
    const id = routeId(one);
    const { file, path, index } = one;
    return [{ id, file, path, index, parentId }, ...flatten(one.children ?? [], id)];
  });
}

/** The framework's bundler wraps components so that they get their props; here this does. */
function moduleOf(file: string): RouteModule {
  const found = modules[`/app/${file}`];
  if (!found) throw new Error(`${file} of routes.ts does not exist`);
  const { default: Component, ErrorBoundary, ...rest } = found;
  return {
    ...rest,
    ...(Component ? { default: withComponentProps(Component as never) } : {}),
    ...(ErrorBoundary ? { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary as never) } : {}),
  };
}

function manifestOf(one: Flat) {
  const module = modules[`/app/${one.file}`] ?? {};
  return {
    ...one,
    hasAction: 'action' in module,
    hasLoader: 'loader' in module,
    hasErrorBoundary: 'ErrorBoundary' in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    module: `/${one.id}.js`,
    imports: [],
  };
}
