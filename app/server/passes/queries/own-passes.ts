import { type RawBuilder, sql } from 'kysely';
import type { PassBookingView } from '#core/passes/pass-view.ts';
import { type Devotee, provenEmail, type Viewer } from '#core/people/viewer.ts';

/** The same condition as for orders and stays (rule R17). */
export function isBookingOf(devotee: Devotee): RawBuilder<boolean> {
  return sql<boolean>`(pass_bookings.person_id = ${devotee.personId}
    or (pass_bookings.person_id is null and lower(pass_bookings.holder_email) = ${provenEmail(devotee)}))`;
}

/** The same for a booking that was read already; its holder needs no further proof. */
export function ownsPasses(
  viewer: Viewer,
  { personId, holder }: Pick<PassBookingView, 'personId' | 'holder'>,
): boolean {
  if (viewer.kind === 'visitor') return false;
  if (personId !== null) return personId === viewer.personId;
  // Staff cannot sign in without a verified address.
  const email = viewer.kind === 'staff' ? viewer.email.toLowerCase() : provenEmail(viewer);
  return email !== null && holder.email?.toLowerCase() === email;
}
