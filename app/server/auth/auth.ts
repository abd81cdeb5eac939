import { sessionLife } from '#core/people/limits.ts';
import type { Services } from '../services.ts';
import type { SessionLibrary } from './session-library.ts';

/** 'site': a devotee. 'office': signed in at /admin-login; only such a session carries roles. */
export type Audience = 'site' | 'office';

export type Session = {
  id: string;
  personId: string;
  audience: Audience;
  usedAt: Date;
  /** Opened with a code besides the password. */
  strong: boolean;
};

export type NewSession = {
  audience: Audience;
  remember: boolean;
  strong?: boolean;
  /** Where and on what it was opened, for the owner's list of sessions; both go with the session. */
  address?: string;
  device?: string;
};

/**
 * Passwords and sessions, by better-auth, whose HTTP handler is never mounted: our verbs decide who may have a session
 * and ask for it here. The credential is a signed, HttpOnly, SameSite=Lax, host-only cookie (Secure on https) that
 * names a row of `sessions`; deleting the row ends it everywhere at once.
 */
export type Auth = {
  /** scrypt; about 80 ms of a worker thread. */
  hashPassword: (password: string) => Promise<string>;
  /** With null it does the same work and says no: an unknown account must not answer faster. */
  verifyPassword: (hash: string | null, password: string) => Promise<boolean>;
  /** Makes a new session; the headers carry its cookies. */
  openSession: (personId: string, options: NewSession) => Promise<Headers>;
  readSession: (cookies: Headers) => Promise<Session | null>;
  /** Ends the session of these cookies, if any; the headers clear them. */
  closeSession: (cookies: Headers) => Promise<Headers>;
};

export function makeAuth(config: Services['config'], db: Services['db']): Auth {
  // Loading the library takes half a second and 50 MB; a site that nobody signs in to needs neither.
  let loading: Promise<SessionLibrary> | null = null;
  const load = () => {
    loading ??= import('./session-library.ts').then(({ makeSessionLibrary }) =>
      makeSessionLibrary(config, db),
    );
    return loading;
  };
  let nobodysHash: Promise<string> | null = null;
  const passwords = async () => (await (await load()).$context).password;
  const hashPassword = async (password: string) => (await passwords()).hash(password);
  return {
    hashPassword,
    async verifyPassword(hash, password) {
      nobodysHash ??= hashPassword('nobody has this password');
      const matches = await (await passwords()).verify({ hash: hash ?? (await nobodysHash), password });
      return hash !== null && matches;
    },
    async openSession(personId, options) {
      const { audience, remember, strong = false, address = '', device = '' } = options;
      const seconds =
        audience === 'office'
          ? sessionLife.office
          : remember
            ? sessionLife.remembered
            : sessionLife.unremembered;
      const { headers } = await (await load()).api.openSession({
        body: {
          personId,
          audience,
          seconds,
          persistent: audience === 'site' && remember,
          strong,
          address,
          device,
        },
        headers: new Headers(),
        returnHeaders: true,
      });
      return headers;
    },
    async readSession(cookies) {
      if (!cookies.get('cookie')?.includes('mandir.session_token=')) return null;
      const found = await (await load()).api.getSession({ headers: onlyCookies(cookies) });
      if (!found) return null;
      const { id, userId, audience, updatedAt, strong } = found.session;
      return { id, personId: userId, audience: audience as Audience, usedAt: updatedAt, strong };
    },
    async closeSession(cookies) {
      const { headers } = await (await load()).api.signOut({
        headers: onlyCookies(cookies),
        returnHeaders: true,
      });
      return headers;
    },
  };
}

/** The library looks at more headers than it should need (forwarded addresses, origins); it gets the cookies. */
function onlyCookies(headers: Headers): Headers {
  return new Headers({ cookie: headers.get('cookie') ?? '' });
}
