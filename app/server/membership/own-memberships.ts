import { type RawBuilder, sql } from 'kysely';
import { type Devotee, provenEmail, type Viewer } from '#core/people/viewer.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { findMembership, listMemberships, type MembershipView } from './membership-queries.ts';
import { ofHolder } from './of-holder.ts';

/** The same condition as for orders and stays (rule R17). */
function isMembershipOf(personId: string, email: string | null): RawBuilder<boolean> {
  return sql<boolean>`(memberships.person_id = ${personId}
    or (memberships.person_id is null and lower(memberships.email) = ${email}))`;
}

/** The devotee's own memberships, the newest first, each with all that is shown of it. */
export function listOwnMemberships(services: Services, devotee: Devotee): Promise<MembershipView[]> {
  return listMembershipFiles(services, isMembershipOf(devotee.personId, provenEmail(devotee)));
}

/**
 * Memberships that a condition names, each with what its holder may read of it. The caller checks
 * that it is theirs.
 */
export async function listMembershipFiles(
  services: Services,
  are: RawBuilder<boolean>,
): Promise<MembershipView[]> {
  const rows = await listMemberships(services, are);
  const views = await Promise.all(rows.map(({ id }) => findMembership(services, id)));
  return Promise.all(views.filter((view) => view !== null).map((view) => ofHolder(services.db, view)));
}

export type ActiveMember = { id: string; number: string | null; shopPercent: number };

/** The running memberships of who is signed in, that with the largest discount first. */
export async function listActiveMembers(db: Db, viewer: Viewer): Promise<ActiveMember[]> {
  if (viewer.kind === 'visitor') return [];
  // Staff cannot sign in without a verified address.
  const email = viewer.kind === 'staff' ? viewer.email.toLowerCase() : provenEmail(viewer);
  return db
    .selectFrom('memberships')
    .select(['id', 'number', 'shop_percent as shopPercent'])
    .where('stage', '=', 'active')
    .where(isMembershipOf(viewer.personId, email))
    .orderBy('shop_percent', 'desc')
    .orderBy('id')
    .execute();
}

/** The first of them, which checkouts go by; null for everybody else. */
export async function findActiveMember(db: Db, viewer: Viewer): Promise<ActiveMember | null> {
  const [member = null] = await listActiveMembers(db, viewer);
  return member;
}

/** The same where it has a discount in the shop. */
export async function findShopMember(db: Db, viewer: Viewer): Promise<ActiveMember | null> {
  const member = await findActiveMember(db, viewer);
  return member && member.shopPercent > 0 ? member : null;
}
