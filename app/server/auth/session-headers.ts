import { randomBytes } from 'node:crypto';
import { adminEntryMinutes } from '#core/people/limits.ts';
import { signedInHint } from '#core/people/signed-in-hint.ts';
import { notifyAccount } from '../mail/notify-account.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { addressOf, deviceOf } from '../web-request/form-text.ts';
import { knownBrowserCookie, knownBrowserOf } from './known-browser.ts';
import type { NewSession } from './sessions.ts';
import { shareLanguage } from './share-language.ts';
import { clearedCookie, siteCookie, siteCookieOf } from './site-cookie.ts';

const monthInSeconds = 30 * 24 * 3600;
const signUpCookie = 'sign_up';
const daySeconds = 24 * 3600;
const entryCookie = 'office_entry';

type Opening = Pick<NewSession, 'audience' | 'remember' | 'strong' | 'passwordSetAt'> & {
  /** The account was made just now, in this browser: no letter about a new browser. */
  firstEver?: boolean;
};

/**
 * Opens a new session in place of whatever the browser had: the HttpOnly cookie, the readable hint
 * for the header, the mark of a known browser, and no more sign-up. In a browser that is new for
 * the person a letter notifies them.
 */
export async function openSessionHeaders(
  services: Services,
  request: Request,
  personId: string,
  { firstEver = false, ...options }: Opening,
): Promise<Headers> {
  await services.auth.closeSession(request.headers);
  const [address, device] = [addressOf(request), deviceOf(request)];
  const headers = await services.auth.openSession(personId, {
    ...options,
    address,
    device,
  });
  noteSecurityEvent(services, 'sign-in.done', { personId, address, how: options.audience });
  if (!firstEver && knownBrowserOf(services, request, personId) === null) {
    noteSecurityEvent(services, 'sign-in.new-browser', { personId, address, how: options.audience });
    await notifyAccount(services.db, services, personId, { kind: 'new-browser', device });
    services.wakeups.wake('send-letters');
    services.wakeups.wake('send-text-messages');
  }
  const handle = randomBytes(16).toString('base64url');
  const maxAge = options.remember ? monthInSeconds : undefined;
  headers.append('set-cookie', siteCookie(services, signedInHint.cookie, handle, { maxAge, readable: true }));
  headers.append('set-cookie', clearedCookie(services, signUpCookie));
  headers.append('set-cookie', knownBrowserCookie(services, request, personId));
  const language = await shareLanguage(services, request, personId);
  if (language) headers.append('set-cookie', language);
  return headers;
}

/** Ends whatever session the request has; both cookies go. */
export async function closeAnySession(services: Services, request: Request): Promise<Headers> {
  const headers = await services.auth.closeSession(request.headers);
  headers.append('set-cookie', clearedCookie(services, signedInHint.cookie));
  return headers;
}

/** Ties a sign-up to this browser until its code is typed. */
export function signUpHeaders(services: Services, signUpId: string): Headers {
  return new Headers({ 'set-cookie': siteCookie(services, signUpCookie, signUpId, { maxAge: daySeconds }) });
}

export function signUpIdOf(services: Services, request: Request): string | null {
  return /^sgn_[\w-]{10,40}$/.exec(siteCookieOf(services, request, signUpCookie))?.[0] ?? null;
}

/** Ties the step between password and code to this browser. */
export function entryHeaders(services: Services, secret: string): Headers {
  const maxAge = adminEntryMinutes * 60;
  return new Headers({ 'set-cookie': siteCookie(services, entryCookie, secret, { maxAge }) });
}

export function entrySecretOf(services: Services, request: Request): string | null {
  return /^[\w-]{43}$/.exec(siteCookieOf(services, request, entryCookie))?.[0] ?? null;
}
