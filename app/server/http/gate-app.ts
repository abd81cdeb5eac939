import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gate, needsScript } from '#messages/gate.ts';
import type { HeaderPolicy } from './security-headers.ts';

/**
 * The gate of a festival (docs/decisions/gate.md): a page, a service worker and a manifest that are
 * no pages of the application. Without a build (development) Vite serves its sources.
 */
export type GateApp = {
  /** Answers when the path is one of the gate's; false when it is not. */
  send: (path: string, req: IncomingMessage, res: ServerResponse) => boolean;
};

const page = '/gate';
const otherSpelling = '/gate/';
const manifestPath = '/gate/app.webmanifest';
const icon = '/icons/icon-192.png';

export function makeGateApp(clientFolder: string | null, policy: HeaderPolicy): GateApp {
  const built = clientFolder ? findFiles(clientFolder) : null;
  const answers = new Map<string, { type: string; body: string }>([
    [
      page,
      { type: 'text/html; charset=utf-8', body: pageOf(built?.script ?? '/app/gate/main.ts', built?.style) },
    ],
    [manifestPath, { type: 'application/manifest+json', body: manifest }],
  ]);
  if (built) {
    const files = [page, built.script, built.style, built.font, manifestPath, icon];
    const body = `self.gateFiles=${JSON.stringify(files)};\n${built.worker}`;
    answers.set('/gate/worker.js', { type: 'text/javascript; charset=utf-8', body });
  }
  return {
    send: (pathname, req, res) => {
      const answer = answers.get(pathname === otherSpelling ? page : pathname);
      if (!answer) return false;
      for (const [name, value] of policy.forGate()) res.setHeader(name, value);
      if (pathname === otherSpelling) {
        res.writeHead(301, { location: page, 'cache-control': 'no-cache' }).end();
        return true;
      }
      // The worker lies below the address that it works for.
      res.setHeader('service-worker-allowed', page);
      res.setHeader('cache-control', 'no-cache');
      const bytes = Buffer.from(answer.body);
      res.writeHead(200, { 'content-type': answer.type, 'content-length': bytes.length });
      res.end(req.method === 'HEAD' ? undefined : bytes);
      return true;
    },
  };
}

/** The files of the build; null where there is none. */
function findFiles(clientFolder: string) {
  const assets = path.join(clientFolder, 'assets');
  if (!existsSync(assets)) return null;
  const names = readdirSync(assets);
  const find = (shape: RegExp) => names.find((name) => shape.test(name));
  const script = find(/^gate-[0-9a-f]{10}\.js$/);
  const style = find(/^gate-[0-9a-f]{10}\.css$/);
  const worker = find(/^gate-worker-[0-9a-f]{10}\.js$/);
  const font = find(/^gate-hindi-[0-9a-f]{10}\.woff2$/);
  if (!script || !style || !worker || !font) return null;
  return {
    script: `/assets/${script}`,
    style: `/assets/${style}`,
    font: `/assets/${font}`,
    worker: readFileSync(path.join(assets, worker), 'utf8'),
  };
}

/** The script says the words in the telephone's language, and sets `lang`. */
function pageOf(script: string, style: string | undefined): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#14110d">
<title>${gate}</title>
<link rel="icon" href="${icon}">
<link rel="manifest" href="${manifestPath}">
${style ? `<link rel="stylesheet" href="${style}">` : ''}
<script type="module" src="${script}"></script>
</head>
<body><noscript>${needsScript}</noscript></body>
</html>
`;
}

const manifest = JSON.stringify({
  ...{ name: gate, short_name: gate, start_url: page, scope: page, display: 'standalone' },
  ...{ background_color: '#14110d', theme_color: '#14110d' },
  icons: [{ src: icon, sizes: '192x192', type: 'image/png' }],
});
