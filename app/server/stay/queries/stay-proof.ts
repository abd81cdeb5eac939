import { latinDigits } from '#core/fields/clean-text.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { glanceOf } from '#core/purchases/purchase-glance.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { isStayId } from '#core/stay/stay-stage.ts';
import type { StayGlance, StayView } from '#core/stay/stay-view.ts';
import { hasProof, proofCookie } from '#server/auth/purchase-proof.ts';
import { takeTry } from '#server/auth/tries.ts';
import type { Services } from '#server/services.ts';
import { nameKinds } from '../name-kinds.ts';
import { ownsStay } from './own-stays.ts';
import { findStay } from './stay-queries.ts';

/** Until the guest has left, and while there may be questions: stays are booked a year ahead. */
const retentionDays = 400;

export function stayProofCookie(services: Services, stayId: string): string {
  return proofCookie(services, stayId, retentionDays);
}

export type SeenStay = { glance: StayGlance; restOf: string | null; stay: StayView | null };

/**
 * The stay as this request may see it: whole for its signed-in guest and for a browser with the
 * proof, else only its state. null: there is no such stay. What pays a rest shows the stay whose
 * rest it is, and the proof of one is that of both.
 */
export async function seeStay(
  services: Services,
  viewer: Viewer,
  request: Request,
  stayId: string,
): Promise<SeenStay | null> {
  const found = await findStay(services, stayId);
  const stay = found?.restOf ? await findStay(services, found.restOf) : found;
  if (!found || !stay) return null;
  const { restOf } = found;
  // People know the number of their stay; what is left of it may have changed meanwhile.
  const isLeft = restOf === null || (stay.restPayable && stay.toPay >= found.total);
  const glance = { ...glanceOf(found), number: stay.number, payable: found.payable && isLeft };
  const proven = [stayId, stay.id].some((id) => hasProof(services, request, id));
  if (!ownsStay(viewer, stay) && !proven) return { glance, restOf, stay: null };
  const [named = stay] = await nameKinds(services, [stay]);
  return { glance, restOf, stay: named };
}

/** A guest proves to be the one by the last digits of the telephone number; few tries. */
export async function unlockStay(
  services: Services,
  { stayId, lastFour, address }: { stayId: string; lastFour: string; address: string },
): Promise<Outcome<null, 'proof-wrong' | 'too-many-proofs'>> {
  if (!isStayId(stayId)) return refuse('proof-wrong', 'lastFour');
  const may =
    (await takeTry(services, 'stay-proof:address', address)) &&
    (await takeTry(services, 'stay:proof', stayId));
  if (!may) return refuse('too-many-proofs', 'lastFour');
  const row = await services.db
    .selectFrom('stay_bookings')
    .select('guest_phone')
    .where('id', '=', stayId)
    .executeTakeFirst();
  const typed = latinDigits(lastFour).replace(/\D/g, '');
  const right = row !== undefined && typed.length === 4 && row.guest_phone.endsWith(typed);
  return right ? accept(null) : refuse('proof-wrong', 'lastFour');
}
