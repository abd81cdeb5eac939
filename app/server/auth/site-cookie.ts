import type { BaseServices } from '../base-services.ts';

type Site = { config: Pick<BaseServices['config'], 'publicUrl'> };
type Life = {
  /** Seconds; without it the cookie goes with the browser's session. */
  maxAge?: number;
  /** Scripts of the page may read it. */
  readable?: boolean;
};

/**
 * A cookie for this host alone, sent back by links but not by forms of other sites. On https its
 * name begins with `__Host-`: then no neighbouring subdomain and no connection without encryption
 * can set one in its place (RFC 6265bis, 4.1.3.2).
 */
export function siteCookie(site: Site, name: string, value: string, { maxAge, readable }: Life = {}): string {
  return [
    `${fullName(site, name)}=${value}`,
    'Path=/',
    ...(readable ? [] : ['HttpOnly']),
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(isSecure(site) ? ['Secure'] : []),
  ].join('; ');
}

/** Clears a cookie. */
export function clearedCookie(site: Site, name: string): string {
  return siteCookie(site, name, '', { maxAge: 0 });
}

/** The value that the browser sent under that name, '' without it. */
export function siteCookieOf(site: Site, request: Pick<Request, 'headers'>, name: string): string {
  const begins = `${fullName(site, name)}=`;
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(begins))?.slice(begins.length) ?? '';
}

/** The ends of the names of this site's cookies that begin so. */
export function siteCookieEnds(site: Site, request: Pick<Request, 'headers'>, begins: string): string[] {
  const start = fullName(site, begins);
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  return cookies.flatMap((cookie) => {
    const name = cookie.split('=', 1)[0] ?? '';
    return name.startsWith(start) ? [name.slice(start.length)] : [];
  });
}

/** The prefix of every cookie name of the site. */
function cookiePrefix(site: Site): '__Host-' | '' {
  return isSecure(site) ? '__Host-' : '';
}

function fullName(site: Site, name: string): string {
  return `${cookiePrefix(site)}${name}`;
}

function isSecure({ config }: Site): boolean {
  return config.publicUrl.startsWith('https:');
}
