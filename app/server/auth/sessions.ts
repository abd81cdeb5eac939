import { sql } from 'kysely';
import { sessionLife } from '#core/people/limits.ts';
import type { Role } from '#core/people/roles.ts';
import type { BaseServices } from '../base-services.ts';
import { hashLinkSecret, newLinkSecret } from '../sealing/secrets.ts';
import { holdPassword } from './hold-password.ts';
import { sessionCookie } from './session-cookie.ts';
import { clearedCookie, siteCookie, siteCookieOf } from './site-cookie.ts';

/** 'site': a devotee. 'office': signed in at /admin-login; only such a session carries roles. */
export type Audience = 'site' | 'office';

export type Session = {
  id: string;
  audience: Audience;
  usedAt: Date;
  /** Opened with a code in addition to the password. */
  strong: boolean;
  /**
   * When a password or code was last typed in this session: at its beginning, or when asked again.
   */
  provenAt: Date;
  person: {
    id: string;
    name: string;
    email: string | null;
    emailVerified: boolean;
    mobile: string | null;
    roles: Role[];
  };
};

export type NewSession = {
  audience: Audience;
  remember: boolean;
  strong?: boolean;
  /**
   * Where and on what it was opened, for the owner's list of sessions; both go with the session.
   */
  address?: string;
  device?: string;
  /**
   * Since when the password that opens it is set, from `signIn`; none where another proof opens it.
   */
  passwordSetAt?: Date;
};

/**
 * Makes a new session; the headers carry its cookie. Throws a redirect where its password was
 * changed meanwhile.
 */
export async function openSession(
  services: BaseServices,
  personId: string,
  input: NewSession,
): Promise<Headers> {
  const { db, clock, ids } = services;
  const { audience, remember, strong = false, address = '', device = '', passwordSetAt } = input;
  // Only a devotee who chose it stays signed in after the browser is closed.
  const stays = audience === 'site' && remember;
  const seconds =
    audience === 'office' ? sessionLife.admin : sessionLife[stays ? 'remembered' : 'unremembered'];
  const token = newLinkSecret();
  const now = clock();
  const row = {
    ...{ id: ids('ses'), person_id: personId, token_hash: hashLinkSecret(token), audience, strong },
    ...{ ip_address: address, user_agent: device, created_at: now, updated_at: now },
    expires_at: new Date(now.getTime() + seconds * 1000),
  };
  await db.transaction().execute(async (trx) => {
    if (passwordSetAt) await holdPassword(trx, personId, passwordSetAt);
    await trx.insertInto('sessions').values(row).execute();
  });
  const life = stays ? { maxAge: seconds } : {};
  return new Headers({ 'set-cookie': siteCookie(services, sessionCookie, token, life) });
}

/** The valid session that the cookies name, with its person; null without one. One query. */
export async function readSession(services: BaseServices, cookies: Headers): Promise<Session | null> {
  const token = tokenOf(services, cookies);
  if (!token) return null;
  const found = await services.db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(['sessions.id', 'audience', 'strong', 'sessions.updated_at as usedAt', 'person_id'])
    .select(['people.name', 'people.email', 'people.email_verified', 'people.mobile'])
    .select(({ fn }) => fn.coalesce('proven_at', 'sessions.created_at').as('provenAt'))
    .select(
      sql<Role[]>`array(select role from staff_roles where staff_roles.person_id = people.id)`.as('roles'),
    )
    .where('token_hash', '=', hashLinkSecret(token))
    .where('expires_at', '>', services.clock())
    .executeTakeFirst();
  if (!found) return null;
  const { id, audience, strong, usedAt, provenAt, name, email, mobile, roles } = found;
  const emailVerified = email !== null && found.email_verified;
  const person = { id: found.person_id, name, email, emailVerified, mobile, roles };
  return { id, audience, strong, usedAt, provenAt, person };
}

/** Ends the session of these cookies, if any; the headers clear them. */
export async function closeSession(services: BaseServices, cookies: Headers): Promise<Headers> {
  const token = tokenOf(services, cookies);
  if (token) {
    await services.db.deleteFrom('sessions').where('token_hash', '=', hashLinkSecret(token)).execute();
  }
  return new Headers({ 'set-cookie': clearedCookie(services, sessionCookie) });
}

function tokenOf(services: BaseServices, cookies: Headers): string {
  return siteCookieOf(services, { headers: cookies }, sessionCookie);
}
