import { latinDigits } from '#core/fields/clean-text.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { glanceOf } from '#core/purchases/purchase-glance.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { SeatGlance, SeatView } from '#core/seats/seat-view.ts';
import { hasProof, proofCookie } from '#server/auth/purchase-proof.ts';
import { takeTry } from '#server/auth/tries.ts';
import type { Services } from '#server/services.ts';
import { ownsSeat } from './own-seats.ts';
import { findSeat } from './seat-queries.ts';

/** Until the class or tour is over, and while there may be questions. */
const retentionDays = 400;

export function seatProofCookie(services: Services, seatId: string): string {
  return proofCookie(services, seatId, retentionDays);
}

/**
 * The seats as this request may see them: whole for their signed-in buyer and for a browser with
 * the proof, else only their state. null: there is no such booking.
 */
export async function seeSeat(
  services: Services,
  viewer: Viewer,
  request: Request,
  seatId: string,
): Promise<{ glance: SeatGlance; seat: SeatView | null } | null> {
  const seat = await findSeat(services, seatId);
  if (!seat) return null;
  const may = ownsSeat(viewer, seat) || hasProof(services, request, seatId);
  return { glance: glanceOf(seat), seat: may ? seat : null };
}

/** A buyer proves to be the one by the last digits of the telephone number; few tries. */
export async function unlockSeat(
  services: Services,
  { seatId, lastFour, address }: { seatId: string; lastFour: string; address: string },
): Promise<Outcome<null, 'proof-wrong' | 'too-many-proofs'>> {
  const seat = await findSeat(services, seatId);
  if (!seat) return refuse('proof-wrong', 'lastFour');
  const may =
    (await takeTry(services, 'seat-proof:address', address)) &&
    (await takeTry(services, 'seat:proof', seatId));
  if (!may) return refuse('too-many-proofs', 'lastFour');
  const typed = latinDigits(lastFour).replace(/\D/g, '');
  const right = typed.length === 4 && seat.buyer.phone.endsWith(typed);
  return right ? accept(null) : refuse('proof-wrong', 'lastFour');
}
