import { type RawBuilder, sql } from 'kysely';
import { type Devotee, provenEmail, type Viewer } from '#core/people/viewer.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import type { Services } from '#server/services.ts';
import { listTerms } from '../rules/stay-rules.ts';
import { selectStays, toStayView } from './stay-queries.ts';

/** The same condition as for orders (orders/queries/own-orders.ts, rule R17). */
function isStayOf(devotee: Devotee): RawBuilder<boolean> {
  return sql<boolean>`(stay_bookings.person_id = ${devotee.personId}
    or (stay_bookings.person_id is null and lower(stay_bookings.guest_email) = ${provenEmail(devotee)}))`;
}

/** The same for a stay that was read already; its guest needs no further proof. */
export function ownsStay(
  viewer: Viewer,
  { personId, guest }: { personId: string | null; guest: { email: string | null } },
): boolean {
  if (viewer.kind === 'visitor') return false;
  if (personId !== null) return personId === viewer.personId;
  // Staff cannot sign in without a verified address.
  const email = viewer.kind === 'staff' ? viewer.email.toLowerCase() : provenEmail(viewer);
  return email !== null && guest.email?.toLowerCase() === email;
}

/** More than anybody books in a lifetime; a history is shown without pages. */
const historyLimit = 1_000;

/** The devotee's own stays, the last booked first. */
export function listStaysOf(services: Services, devotee: Devotee): Promise<StayView[]> {
  return listStays(services, isStayOf(devotee));
}

/**
 * Stays that a condition names, without what pays the rest of one, the last booked first. The
 * caller checks who may see them.
 */
export async function listStays(services: Services, are: RawBuilder<boolean>): Promise<StayView[]> {
  const terms = await listTerms(services.db);
  const rows = await selectStays(services)
    .where(are)
    .where('rest_of', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(historyLimit)
    .execute();
  return rows.map((row) => toStayView(row, terms, services.clock()));
}
