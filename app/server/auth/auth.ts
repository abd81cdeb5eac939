import { betterAuth } from 'better-auth';
import type { Kysely } from 'kysely';
import type { Services } from '../services.ts';
import { openSessionPlugin } from './open-session-plugin.ts';

/** How long a session lives, in seconds. */
const sessionLife = { remembered: 30 * 24 * 3600, unremembered: 24 * 3600, office: 12 * 3600 };

/** 'site': a devotee. 'office': signed in at /admin-login; only such a session carries roles. */
export type Audience = 'site' | 'office';

export type Session = { id: string; personId: string; audience: Audience; usedAt: Date };

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
  openSession: (personId: string, options: { audience: Audience; remember: boolean }) => Promise<Headers>;
  readSession: (cookies: Headers) => Promise<Session | null>;
  /** Ends the session of these cookies, if any; the headers clear them. */
  closeSession: (cookies: Headers) => Promise<Headers>;
};

export function makeAuth(config: Services['config'], db: Services['db']): Auth {
  const library = configure(config, db);
  let nobodysHash: Promise<string> | null = null;
  const hashPassword = async (password: string) => (await library.$context).password.hash(password);
  return {
    hashPassword,
    async verifyPassword(hash, password) {
      nobodysHash ??= hashPassword('nobody has this password');
      const { password: passwords } = await library.$context;
      const matches = await passwords.verify({ hash: hash ?? (await nobodysHash), password });
      return hash !== null && matches;
    },
    async openSession(personId, { audience, remember }) {
      const seconds =
        audience === 'office'
          ? sessionLife.office
          : remember
            ? sessionLife.remembered
            : sessionLife.unremembered;
      const { headers } = await library.api.openSession({
        body: { personId, audience, seconds, persistent: audience === 'site' && remember },
        headers: new Headers(),
        returnHeaders: true,
      });
      return headers;
    },
    async readSession(cookies) {
      const found = await library.api.getSession({ headers: onlyCookies(cookies) });
      if (!found) return null;
      const { id, userId, audience, updatedAt } = found.session;
      return { id, personId: userId, audience: audience as Audience, usedAt: updatedAt };
    },
    async closeSession(cookies) {
      const { headers } = await library.api.signOut({ headers: onlyCookies(cookies), returnHeaders: true });
      return headers;
    },
  };
}

/** The library looks at more headers than it should need (forwarded addresses, origins); it gets the cookies. */
function onlyCookies(headers: Headers): Headers {
  return new Headers({ cookie: headers.get('cookie') ?? '' });
}

function configure(config: Services['config'], db: Services['db']) {
  // Options stand inline: through a variable the additional fields vanish from the types.
  return betterAuth({
    baseURL: config.publicUrl,
    secret: config.sessionSecret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: { db: db as unknown as Kysely<Record<string, never>>, type: 'postgres' },
    // Our own limits count exactly, by account and address (server/auth/tries.ts).
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'mandir',
      useSecureCookies: config.publicUrl.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
      // Our migrations make only the two tables that are used here; the tests hold that they fit.
      database: { validateSchema: false },
    },
    user: {
      modelName: 'people',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'person_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: { audience: { type: 'string', required: true, input: false } },
      expiresIn: sessionLife.remembered,
      disableSessionRefresh: true,
    },
    plugins: [openSessionPlugin()],
  });
}
