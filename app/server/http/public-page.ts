/**
 * A page whose HTML is the same for everybody declares so in its route module:
 *
 *     export const handle = {
 *       publicPage: { seconds: 300, query: { page: anyPage } },
 *     } satisfies PublicRoute;
 *
 * Only the leaf route's declaration counts, and none means no. Such a page is rendered without the
 * visitor's cookies, headers or unknown query parameters, so nothing of a person can get into the
 * cached copy.
 */
export type PublicRoute = {
  publicPage: {
    /** How long a copy is fresh; after that the old copy is still sent while a new one is made. */
    seconds: number;
    /** Query parameters that change the page. All others are dropped before rendering. */
    query?: Record<string, Values>;
    /**
     * Seconds past its time that an old copy may still be sent while a new one is made; an hour by
     * default.
     */
    staleSeconds?: number;
    /**
     * The page has a form with a purchase key, another in each copy that is sent; who may be signed
     * in gets an uncached page.
     */
    purchaseKey?: true;
    /** Origins the page may show in a frame, and no other page. */
    frames?: readonly string[];
  };
};

/**
 * The values of a parameter that a page knows. Of a list all others are dropped: the page is the
 * same. What matches an expression may be cached, unless the page says no-store since it finds
 * nothing; what doesn't match, or is 'free', is unbounded: such a page is rendered for the visitor
 * who asks, and nobody can fill the cache with it.
 */
type Values = readonly string[] | RegExp | 'free';

/** Values of parameters that many pages have. */
export const anyPage = /^[1-9]\d{0,3}$/;
export const anyName = /^[\w-]{1,60}$/;
export const anyDate = /^\d{4}-\d\d-\d\d$/;
export const anyYear = /^\d{4}$/;

const longestKey = 512;

/** Whether a route's `handle` opts in; anything of another shape does not. */
export function publicPageOf(handle: unknown): PublicRoute['publicPage'] | null {
  const declared = (handle as Partial<PublicRoute> | undefined)?.publicPage;
  return declared && typeof declared.seconds === 'number' && declared.seconds > 0 ? declared : null;
}

/**
 * One key for all addresses that show the same page: known parameters only, in the route's order,
 * no trailing slash. Null for what is rendered but not cached: an unbounded value, one parameter
 * twice, an address too long to be genuine.
 */
export function canonicalKey(
  path: string,
  search: string,
  query: Record<string, Values> = {},
): string | null {
  const params = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    const [value, ...others] = params.getAll(name);
    if (!value) continue;
    if (others.length > 0 || values === 'free') return null;
    if (values instanceof RegExp) {
      if (!values.test(value)) return null;
    } else if (!values.includes(value)) continue;
    known.set(name, value);
  }
  const trimmed = path.replace(/\/+$/, '') || '/';
  const key = known.size > 0 ? `${trimmed}?${known}` : trimmed;
  return key.length <= longestKey ? key : null;
}

/**
 * The canonical spelling of a path of this pattern, where it came in another: letters of the
 * pattern in their case, nothing encoded that need not be. Null when it came so, but for trailing
 * slashes, or with one capital at its beginning, as some links are written (rule S2: /Sevas,
 * /Acharyas, /Leadership/{id}): two spellings do not fill a cache.
 */
export function otherSpelling(pattern: string, path: string): string | null {
  const words = pattern.split('/');
  const segments = path.replace(/\/+$/, '').split('/');
  if (words.length !== segments.length && pattern !== '/') return null;
  const spelled = segments.map((segment, at) => {
    const word = words[at] ?? '';
    return word.startsWith(':') ? encodeURIComponent(decodeURIComponent(segment)) : word;
  });
  const [own, typed] = [spelled.join('/'), segments.join('/')];
  const withCapital = own.replace(/^\/[a-z]/, (start) => start.toUpperCase());
  return typed === own || typed === withCapital ? null : own || '/';
}
