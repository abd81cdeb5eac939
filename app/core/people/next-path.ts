import { commonPath } from '../language/languages.ts';

const inside = 'http://inside.invalid';
const longest = 512;
/** Paths that only act: a redirect there after signing in would sign out, or answer with data. */
const notPages = /^\/(signout|api|signin|signup|forgot-password|reset-password|admin-login)(\/|$)/i;

/**
 * The one place that decides where a visitor goes after signing in or out (rule R12). Takes the
 * untrusted `next` of a query or a form and returns a path of this site, or `fallback` for anything
 * else.
 */
export function nextPath(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted || wanted.length > longest || !isPlainPath(wanted)) return fallback;
  const decoded = decodedFully(wanted);
  if (decoded === null || !isPlainPath(decoded)) return fallback;
  const url = new URL(wanted, inside);
  const stays = url.origin === inside && url.pathname.startsWith('/') && !url.pathname.startsWith('//');
  if (!stays) return fallback;
  // React Router puts the language before the address of every redirect again.
  const path = commonPath(url.pathname);
  return notPages.test(path) ? fallback : `${path}${url.search}${url.hash}`;
}

/**
 * One slash, then a path: no scheme, no host, no backslash (browsers read it as a slash), nothing
 * invisible.
 */
function isPlainPath(text: string): boolean {
  return (
    /^\/(?![/\\])/.test(text) && !/[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text) && !/^[^?#]*\/\//.test(text)
  );
}

/**
 * Percent-decoded until it no longer changes, since a proxy may decode once more than we do; null
 * when malformed.
 */
function decodedFully(text: string): string | null {
  let current = text;
  for (let round = 0; round < 4; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return null;
    }
    if (next === current) return current;
    current = next;
  }
  return null;
}
