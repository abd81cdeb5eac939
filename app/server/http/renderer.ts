import { randomBytes } from 'node:crypto';
import type { Language } from '#core/language/languages.ts';
import { requestScope } from '../tracing/request-scope.ts';
import type { App, RequestFacts } from './app-loader.ts';
import type { Rendered } from './cached-page.ts';
import { isCompressible } from './encodings.ts';
import { finishPage } from './finish-page.ts';
import { makePurchaseKey } from './keyed-page.ts';
import type { RouteMatch } from './route-matcher.ts';
import type { HeaderPolicy } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';
import { inlineStyles, type StyleSheets } from './style-sheets.ts';
import { faultSentence, isOverload, type Trouble } from './trouble.ts';

export type HeaderList = [string, string][];
/** The application's answer with the site's headers; text whole, files as a stream. */
export type Answer = { status: number; headers: HeaderList; type: string } & (
  | { text: Buffer; stream?: undefined }
  | { text?: undefined; stream: ReadableStream<Uint8Array> | null }
);

export type Renderer = {
  render: (request: Request, facts: RenderFacts) => Promise<Answer>;
  /**
   * Renders a page anonymously: no cookie, header or address of a visitor reaches the application.
   */
  renderPublic: (key: string, facts: PublicFacts) => Promise<Rendered>;
};

/** Of the request's route as it was matched; `frames`: the origins that the page may frame. */
type RouteFacts = Pick<RouteMatch, 'leaf' | 'frames'> & { language: Language };
type RenderFacts = Pick<RequestFacts, 'requestId' | 'queueOwner'> & RouteFacts;
/** `purchaseKey`: each visitor gets a key of their own in the cached page. */
type PublicFacts = Pick<RequestFacts, 'queueOwner'> & RouteFacts & { purchaseKey: boolean };

/** How long a rendering for the page cache may take. */
const renderLimitMs = 10_000;

type RenderParts = {
  policy: HeaderPolicy;
  publicUrl: string;
  sheets: StyleSheets;
  elements: StaticFiles['elements'];
};

type Facts = RenderFacts & Partial<RequestFacts>;

const noSheets: StyleSheets = new Map();

export function makeRenderer(app: App, { policy, publicUrl, sheets, elements }: RenderParts): Renderer {
  const development = app.match === null;
  const render = async (
    request: Request,
    { language, leaf, requestId, queueOwner, frames, purchaseKey = makePurchaseKey() }: Facts,
    inlined = noSheets,
  ): Promise<Answer> => {
    const scriptMark = randomBytes(12).toString('base64url');
    const trouble: Trouble = { error: null };
    const facts = { language, leaf, requestId, scriptMark, trouble, queueOwner, purchaseKey };
    const response = await app.handle(request, facts);
    const overload = isOverload(trouble.error);
    const type = response.headers.get('content-type') ?? '';
    const status = overload ? 503 : response.status;
    // React Router's own message for the error of a route without a page.
    if (trouble.error && type === 'text/plain') {
      const text = Buffer.from(`${faultSentence(requestId, overload)}\n`);
      return { status, headers: withDefaults(response.headers, policy.forData(type)), type, text };
    }
    if (type.startsWith('text/html')) {
      const html = await response.text();
      // Vite adds scripts of its own in development, where the policy lets inline scripts run.
      const page = development
        ? { html, scriptHashes: [] }
        : finishPage(html, scriptMark, elements(language));
      const styled = inlineStyles(page.html, inlined);
      const headers = withDefaults(
        response.headers,
        policy.forPage(page.scriptHashes, styled.styleHashes, frames),
      );
      return { status, headers, type, text: Buffer.from(styled.html) };
    }
    const headers = withDefaults(response.headers, policy.forData(type));
    // A CSV file may be long: it is streamed.
    const whole = isCompressible(type) && !type.startsWith('text/csv');
    return whole && !response.headers.has('content-encoding')
      ? { status, headers, type, text: Buffer.from(await response.arrayBuffer()) }
      : { status, headers, type, stream: response.body };
  };
  return {
    render,
    renderPublic: async (key, { purchaseKey: hasKey, ...facts }) => {
      const request = new Request(publicUrl + key, {
        headers: { accept: 'text/html' },
        signal: AbortSignal.timeout(renderLimitMs),
      });
      // Of the one who asked first; a kept page shows none.
      const requestId = requestScope.getStore()?.requestId ?? `page-${randomBytes(6).toString('base64url')}`;
      const purchaseKey = makePurchaseKey();
      const answer = await render(request, { ...facts, requestId, purchaseKey }, sheets);
      const html = answer.text?.toString() ?? '';
      return { status: answer.status, headers: answer.headers, html, ...(hasKey && { purchaseKey }) };
    },
  };
}

/** The application's own headers win. */
function withDefaults(headers: Headers, defaults: Readonly<HeaderList>): HeaderList {
  const own = [...headers].filter(([name]) => name !== 'content-length');
  const missing = defaults.filter(([name]) => !headers.has(name));
  return [...own, ...missing];
}
