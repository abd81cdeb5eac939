import { randomBytes } from 'node:crypto';
import type { App } from './app-loader.ts';
import type { Rendered } from './cached-page.ts';
import { isCompressible } from './encodings.ts';
import { finishPage } from './finish-page.ts';
import type { HeaderPolicy } from './security-headers.ts';
import { inlineStyles, type StyleSheets } from './style-sheets.ts';

export type HeaderList = [string, string][];
/** What the application answered, with the site's headers; text whole, files as a stream. */
export type Answer = { status: number; headers: HeaderList; type: string } & (
  | { text: Buffer; stream?: undefined }
  | { text?: undefined; stream: ReadableStream<Uint8Array> | null }
);

export type Renderer = {
  render: (request: Request, requestId: string) => Promise<Answer>;
  /** Renders a page as nobody: no cookie, header or address of a visitor reaches the application. */
  renderPublic: (key: string) => Promise<Rendered>;
};

/** How long a rendering for the page cache may take. */
const renderLimitMs = 10_000;

type Surroundings = { policy: HeaderPolicy; publicUrl: string; sheets: StyleSheets };

const noSheets: StyleSheets = new Map();

export function makeRenderer(app: App, { policy, publicUrl, sheets }: Surroundings): Renderer {
  const development = app.match === null;
  const render = async (request: Request, requestId: string, inlined = noSheets): Promise<Answer> => {
    const scriptMark = randomBytes(12).toString('base64url');
    const response = await app.handle(request, { requestId, scriptMark });
    const type = response.headers.get('content-type') ?? '';
    const { status } = response;
    if (type.startsWith('text/html')) {
      const html = await response.text();
      // Vite adds scripts of its own in development, where the policy lets inline scripts run.
      const page = development ? { html, scriptHashes: [] } : finishPage(html, scriptMark);
      const styled = inlineStyles(page.html, inlined);
      const frames = app.match?.(new URL(request.url).pathname).frames;
      const headers = withDefaults(
        response.headers,
        policy.forPage(page.scriptHashes, styled.styleHashes, frames),
      );
      return { status, headers, type, text: Buffer.from(styled.html) };
    }
    const headers = withDefaults(response.headers, policy.forData(type));
    // A table of everything may be long: it goes out as it is made.
    const whole = isCompressible(type) && !type.startsWith('text/csv');
    return whole && !response.headers.has('content-encoding')
      ? { status, headers, type, text: Buffer.from(await response.arrayBuffer()) }
      : { status, headers, type, stream: response.body };
  };
  return {
    render,
    renderPublic: async (key) => {
      const request = new Request(publicUrl + key, {
        headers: { accept: 'text/html' },
        signal: AbortSignal.timeout(renderLimitMs),
      });
      const { status, headers, text } = await render(
        request,
        `page-${randomBytes(6).toString('base64url')}`,
        sheets,
      );
      return { status, headers, html: text?.toString() ?? '' };
    },
  };
}

/** The application's own headers win. */
function withDefaults(headers: Headers, defaults: Readonly<HeaderList>): HeaderList {
  const own = [...headers].filter(([name]) => name !== 'content-length');
  const missing = defaults.filter(([name]) => !headers.has(name));
  return [...own, ...missing];
}
