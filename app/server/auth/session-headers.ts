import { randomBytes } from 'node:crypto';
import { officeEntryMinutes } from '#core/people/limits.ts';
import { signedInHint } from '#core/people/signed-in-hint.ts';
import { addressOf } from '../http/form-text.ts';
import type { Services } from '../services.ts';
import type { NewSession } from './auth.ts';
import { knownBrowserCookie } from './known-browser.ts';

const monthInSeconds = 30 * 24 * 3600;
const signUpCookie = 'sign_up';
const daySeconds = 24 * 3600;
const entryCookie = 'office_entry';

/**
 * Opens a new session in place of whatever the browser had: the hidden cookie, the readable hint for the header, the mark
 * of a known browser, and no more sign-up.
 */
export async function openSessionHeaders(
  services: Services,
  request: Request,
  personId: string,
  options: Pick<NewSession, 'audience' | 'remember' | 'strong'>,
): Promise<Headers> {
  await services.auth.closeSession(request.headers);
  const device = (request.headers.get('user-agent') ?? '').slice(0, 300);
  const headers = await services.auth.openSession(personId, {
    ...options,
    address: addressOf(request),
    device,
  });
  const handle = randomBytes(16).toString('base64url');
  const life = options.remember ? `; Max-Age=${monthInSeconds}` : '';
  headers.append(
    'set-cookie',
    `${signedInHint.cookie}=${handle}; Path=/; SameSite=Lax${life}${secure(services)}`,
  );
  headers.append('set-cookie', clear(services, signUpCookie));
  headers.append('set-cookie', knownBrowserCookie(services, request, personId));
  return headers;
}

/** Ends whatever session the request has; both cookies go. */
export async function closeAnySession(services: Services, request: Request): Promise<Headers> {
  const headers = await services.auth.closeSession(request.headers);
  headers.append('set-cookie', clear(services, signedInHint.cookie));
  return headers;
}

/** Ties a sign-up to this browser until its code is typed. */
export function signUpHeaders(services: Services, signUpId: string): Headers {
  const cookie = `${signUpCookie}=${signUpId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${daySeconds}${secure(services)}`;
  return new Headers({ 'set-cookie': cookie });
}

export function signUpIdOf(request: Request): string | null {
  return /(?:^|;\s*)sign_up=(sgn_[\w-]{10,40})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null;
}

/** Ties the step between password and code to this browser. */
export function entryHeaders(services: Services, secret: string): Headers {
  const cookie = `${entryCookie}=${secret}; Path=/admin-login; HttpOnly; SameSite=Lax; Max-Age=${officeEntryMinutes * 60}${secure(services)}`;
  return new Headers({ 'set-cookie': cookie });
}

export function entrySecretOf(request: Request): string | null {
  return /(?:^|;\s*)office_entry=([\w-]{43})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null;
}

function clear(services: Services, name: string): string {
  return `${name}=; Path=/; SameSite=Lax; Max-Age=0${secure(services)}`;
}

function secure({ config }: Services): string {
  return config.publicUrl.startsWith('https:') ? '; Secure' : '';
}
