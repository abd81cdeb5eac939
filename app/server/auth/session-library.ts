import { betterAuth } from 'better-auth';
import type { Kysely } from 'kysely';
import { sessionLife } from '#core/people/limits.ts';
import type { Services } from '../services.ts';
import { openSessionPlugin } from './open-session-plugin.ts';

export type SessionLibrary = ReturnType<typeof makeSessionLibrary>;

/** better-auth over our two tables. Loaded when it is first needed. */
export function makeSessionLibrary(config: Services['config'], db: Services['db']) {
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
      additionalFields: {
        audience: { type: 'string', required: true, input: false },
        strong: { type: 'boolean', required: true, input: false },
      },
      expiresIn: sessionLife.remembered,
      disableSessionRefresh: true,
    },
    plugins: [openSessionPlugin()],
  });
}
