import { randomBytes } from 'node:crypto';
import { isSignedBySite, signBySite } from '../sealing/site-signature.ts';
import type { Services } from '../services.ts';
import { siteCookie, siteCookieOf } from './site-cookie.ts';

const cookie = 'known_browser';
const halfYearSeconds = 180 * 24 * 3600;
const shape = /^([\w-]{22})\.([\w-]{43})$/;
/** A family shares a browser; a shared phone would fill the cookie. */
const mostPeople = 5;

/**
 * A cookie for a browser in which somebody proved to be this person. It opens nothing: its wrong
 * passwords are counted separately, so that a stranger who tries five wrong ones does not lock the
 * owner out (OWASP, 'device cookies'), and a sign-in in it sends no letter. It names the last five
 * people.
 */
export function knownBrowserCookie(services: Services, request: Request, personId: string): string {
  const mark = knownBrowserOf(services, request, personId) ?? randomBytes(16).toString('base64url');
  const own = `${mark}.${signBySite(services, subject(personId, mark))}`;
  const others = entriesOf(services, request).filter((entry) => !isOf(services, entry, personId));
  const value = [own, ...others].slice(0, mostPeople).join('~');
  return siteCookie(services, cookie, value, { maxAge: halfYearSeconds });
}

/** The mark of a browser that is known for this person; null for any other. */
export function knownBrowserOf(services: Services, request: Request, personId: string): string | null {
  const own = entriesOf(services, request).find((entry) => isOf(services, entry, personId));
  return own?.split('.')[0] ?? null;
}

function entriesOf(services: Services, request: Request): string[] {
  return siteCookieOf(services, request, cookie)
    .split('~')
    .slice(0, mostPeople)
    .filter((entry) => shape.test(entry));
}

function isOf(services: Services, entry: string, personId: string): boolean {
  const [, mark = '', signature = ''] = shape.exec(entry) ?? [];
  return isSignedBySite(services, subject(personId, mark), signature);
}

function subject(personId: string, mark: string): string {
  return `browser:${personId}:${mark}`;
}
