import { mobileNameMinutes } from '#core/people/limits.ts';
import { clearedCookie, siteCookie, siteCookieOf } from '../auth/site-cookie.ts';
import type { Services } from '../services.ts';

const cookie = 'mobile_code';

/** Ties a code to the browser that asked for it, until the account is there. */
export function codeCookie(services: Services, secret: string): Headers {
  const maxAge = 2 * mobileNameMinutes * 60;
  return new Headers({ 'set-cookie': siteCookie(services, cookie, secret, { maxAge }) });
}

/** The secret of this browser's code; '' without one. */
export function codeSecretOf(services: Services, request: Request): string {
  return /^[\w-]{43}$/.exec(siteCookieOf(services, request, cookie))?.[0] ?? '';
}

export function clearedCodeCookie(services: Services): string {
  return clearedCookie(services, cookie);
}
