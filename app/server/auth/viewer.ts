import { href, redirect } from 'react-router';
import { commonPath } from '#core/language/languages.ts';
import { adminIdleMinutes } from '#core/people/limits.ts';
import type { Role } from '#core/people/roles.ts';
import { type Devotee, type Staff, type Viewer, visitor } from '#core/people/viewer.ts';
import type { Services } from '../services.ts';
import { addressOf } from '../web-request/form-text.ts';
import { pagePathOf } from '../web-request/page-path.ts';
import { mustProveTwice } from './second-factor-queries.ts';
import type { Session } from './sessions.ts';

/** Who sent this request, by its session alone; the only place that makes a Devotee or Staff. */
export async function viewerOf(services: Services, request: Request): Promise<Viewer> {
  if (!request.headers.has('cookie')) return visitor;
  const session = await services.auth.readSession(request.headers);
  if (!session) return visitor;
  const { id: personId, name, email, emailVerified, mobile, roles } = session.person;
  const { id: sessionId, provenAt } = session;
  if (session.audience === 'site') {
    const address = addressOf(request);
    return { kind: 'devotee', personId, name, email, emailVerified, mobile, address, provenAt };
  }
  if (await isIdle(services, session)) return visitor;
  // Whoever has a role has an address (db/migrations/540-mobile-sign-in.sql).
  if (roles.length === 0 || email === null) return visitor;
  // Also where a role was given while a session without a code was open: the next request asks for
  // one.
  if (!session.strong && mustProveTwice(services, { email, roles })) return visitor;
  const address = addressOf(request);
  return { kind: 'staff', personId, name, email, mobile, roles, sessionId, address, provenAt };
}

/** For pages of one's own account. Staff are people too and see their own rows, no more. */
export async function requireDevotee(services: Services, request: Request): Promise<Devotee> {
  const viewer = await viewerOf(services, request);
  if (viewer.kind === 'devotee') return viewer;
  if (viewer.kind === 'staff') {
    const { personId, name, email, mobile, address, provenAt } = viewer;
    return { kind: 'devotee', personId, name, email, emailVerified: true, mobile, address, provenAt };
  }
  throw redirect(`${href('/signin')}?next=${encodeURIComponent(placeOf(request))}`);
}

/**
 * For admin pages; without an admin session: to its sign-in, the `door`. A middleware gives it with
 * its language: there no router puts that before the address of a redirect.
 */
export async function requireStaff(
  services: Services,
  request: Request,
  door: string = href('/admin-login'),
): Promise<Staff> {
  const viewer = await viewerOf(services, request);
  if (viewer.kind === 'staff') return viewer;
  throw redirect(`${door}?next=${encodeURIComponent(placeOf(request))}`);
}

/**
 * Where to return to, in any language: a redirect puts it in. After an action that is the page of
 * the form.
 */
function placeOf(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('index');
  url.searchParams.delete('_routes');
  return `${commonPath(pagePathOf(url.pathname))}${url.search}`;
}

export async function rolesOf(services: Services, personId: string): Promise<Role[]> {
  const rows = await services.db
    .selectFrom('staff_roles')
    .select('role')
    .where('person_id', '=', personId)
    .execute();
  return rows.map((row) => row.role);
}

/**
 * Ends an admin session that was idle too long; records the use of an active one, at most once a
 * minute.
 */
async function isIdle({ clock, db }: Services, session: Session): Promise<boolean> {
  const idleMinutes = (clock().getTime() - session.usedAt.getTime()) / 60_000;
  if (idleMinutes >= adminIdleMinutes) {
    await db.deleteFrom('sessions').where('id', '=', session.id).execute();
    return true;
  }
  if (idleMinutes >= 1) {
    await db.updateTable('sessions').set({ updated_at: clock() }).where('id', '=', session.id).execute();
  }
  return false;
}
