import { latinDigits } from '#core/fields/clean-text.ts';
import { isPassBookingId } from '#core/passes/pass-stage.ts';
import type { PassBookingView, PassGlance } from '#core/passes/pass-view.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { glanceOf } from '#core/purchases/purchase-glance.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { language } from '#messages/language.ts';
import { hasProof, proofCookie } from '#server/auth/purchase-proof.ts';
import { takeTry } from '#server/auth/tries.ts';
import { isSignedBySite, signBySite } from '#server/sealing/site-signature.ts';
import type { Services } from '#server/services.ts';
import { findPassBooking } from './booking-queries.ts';
import { ownsPasses } from './own-passes.ts';

/** Until the event is over, and while there may be questions. */
const retentionDays = 400;

export function passProofCookie(services: Services, bookingId: string): string {
  return proofCookie(services, bookingId, retentionDays);
}

/** What the link of the letter carries besides the id: whoever has it shows the passes. */
export function passKey(services: Pick<Services, 'config'>, bookingId: string): string {
  return signBySite(services, `passes:${bookingId}`);
}

/**
 * The booking as this request may see it: whole for its signed-in holder, with the link of the
 * letter, and for a browser with the proof; else only its state. null: there is no such booking.
 */
export async function seePasses(
  services: Services,
  viewer: Viewer,
  request: Request,
  bookingId: string,
): Promise<{ glance: PassGlance; booking: PassBookingView | null } | null> {
  const booking = await findPassBooking(services, bookingId, language);
  if (!booking) return null;
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const may =
    ownsPasses(viewer, booking) ||
    hasProof(services, request, bookingId) ||
    isSignedBySite(services, `passes:${bookingId}`, key);
  return {
    glance: { ...glanceOf(booking), event: booking.event, approved: booking.approved },
    booking: may ? booking : null,
  };
}

/** A holder proves to be the one by the last digits of the telephone number; few tries. */
export async function unlockPasses(
  services: Services,
  { bookingId, lastFour, address }: { bookingId: string; lastFour: string; address: string },
): Promise<Outcome<null, 'proof-wrong' | 'too-many-proofs'>> {
  if (!isPassBookingId(bookingId)) return refuse('proof-wrong', 'lastFour');
  const may =
    (await takeTry(services, 'pass-proof:address', address)) &&
    (await takeTry(services, 'pass:proof', bookingId));
  if (!may) return refuse('too-many-proofs', 'lastFour');
  const row = await services.db
    .selectFrom('pass_bookings')
    .select('holder_phone')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  const typed = latinDigits(lastFour).replace(/\D/g, '');
  const right = row !== undefined && typed.length === 4 && row.holder_phone.endsWith(typed);
  return right ? accept(null) : refuse('proof-wrong', 'lastFour');
}
