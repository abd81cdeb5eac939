import { createHmac, randomBytes } from 'node:crypto';
import type { Services } from '../services.ts';
import { sameHash } from './secrets.ts';

const cookie = 'known_browser';
const halfYearSeconds = 180 * 24 * 3600;
const shape = /(?:^|;\s*)known_browser=([\w-]{22})\.([\w-]{43})(?:;|$)/;

/**
 * What a browser keeps in which somebody proved to be this person. It opens nothing: its wrong passwords are counted by
 * themselves, so that a stranger who tries five wrong ones does not shut the owner out as well (OWASP, 'device
 * cookies'). One person for each browser; who was here last.
 */
export function knownBrowserCookie(services: Services, request: Request, personId: string): string {
  const mark = knownBrowserOf(services, request, personId) ?? randomBytes(16).toString('base64url');
  const secure = services.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = `${mark}.${signatureOf(services, personId, mark)}`;
  return `${cookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${halfYearSeconds}${secure}`;
}

/** The mark of a browser that is known for this person; null for every other. */
export function knownBrowserOf(services: Services, request: Request, personId: string): string | null {
  const [, mark = '', signature = ''] = shape.exec(request.headers.get('cookie') ?? '') ?? [];
  return mark !== '' && sameHash(signature, signatureOf(services, personId, mark)) ? mark : null;
}

function signatureOf({ config }: Services, personId: string, mark: string): string {
  return createHmac('sha256', config.sessionSecret).update(`browser:${personId}:${mark}`).digest('base64url');
}
