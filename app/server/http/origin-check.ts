import type { IncomingHttpHeaders } from 'node:http';
import { commonPath } from '#core/language/languages.ts';
import { webhookPath } from '../purchases/gateway-paths.ts';
import { kindOfReturn } from '../purchases/purchase-paths.ts';

export type OriginRules = {
  publicUrl: string;
  /** The demo may be opened by any name of its machine; production only by its own. */
  anyHost: boolean;
};

/**
 * Posted from other machines by design. The gateway's events are signed; reports change nothing.
 */
const fromElsewhere = new Set([webhookPath, '/api/v1/csp-reports']);
/**
 * Posted by mail providers for whoever presses 'Unsubscribe' (RFC 8058); the token proves that we
 * wrote to them.
 */
const stopsLetters = /^\/(letters|monthly-gift)\/stop\/[^/]+$/;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether an unsafe request proves that a page of this site sent it. Checked before anything else,
 * whatever the method and content type. A request without an origin is refused.
 */
export function provesOrigin(
  request: { method: string; path: string; headers: IncomingHttpHeaders },
  rules: OriginRules,
): boolean {
  if (safeMethods.has(request.method)) return true;
  const { path } = request;
  const page = commonPath(path);
  // The gateway sends the browser back with a form; its content is signed and is only a hint.
  if (fromElsewhere.has(path) || kindOfReturn(page) !== null || stopsLetters.test(page)) return true;
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return isOurs(origin, host, rules);
  return site === 'same-origin';
}

function isOurs(origin: string, host: string | undefined, rules: OriginRules): boolean {
  if (origin === new URL(rules.publicUrl).origin) return true;
  return rules.anyHost && host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
