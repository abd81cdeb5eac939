import { countFree, type PassRules, type PlacedPasses, placePasses } from '#core/passes/book-passes.ts';
import { countField, type PassInput } from '#core/passes/pass-input.ts';
import { answerUntil, passesHeldUntil } from '#core/passes/pass-stage.ts';
import { provenAccount, type Viewer } from '#core/people/viewer.ts';
import { accept, invalidField } from '#core/result.ts';
import { language } from '#messages/language.ts';
import { takeTry } from '#server/auth/tries.ts';
import { originOf } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';
import { passDoor } from '#server/fair-door/pass-door.ts';
import { type FreeLeft, findFreeLeft, takeFree } from '#server/membership/free-benefits.ts';
import { findActiveMember } from '#server/membership/own-memberships.ts';
import { startOnce } from '#server/purchases/start-once.ts';
import type { Services } from '#server/services.ts';
import { inTransaction, type Write } from '#server/write/in-transaction.ts';
import { hashInput, type Intent, reusedIntent, type Started } from '#server/write/intent.ts';
import { type EventPasses, getEventPasses } from '../queries/event-passes.ts';
import { confirmPasses } from '../record/confirm-passes.ts';
import { familyProblem } from '../record/family-limit.ts';
import { noPlace } from '../record/no-place.ts';
import { notifyHolder } from '../record/notify-holder.ts';
import { holdPlaces } from '../record/places.ts';
import { sharePlaces } from '../record/share-places.ts';
import { type OfferTaken, takeOffer } from '../waits/take-offer.ts';
import { type NewBooking, saveBooking } from './save-booking.ts';

/**
 * Of what is asked. What came later counts where something is in it: the build before, beside which
 * this one may serve for a while, has to find its own form.
 */
function hashOf(eventId: string, { intentKey: _, shown: __, freePasses, ...asked }: PassInput): string {
  return hashInput({ eventId, ...asked, ...(freePasses && { freePasses }) });
}

/**
 * Turns input into a booking, once (rule R3): its places are held for a quarter of an hour while it
 * is paid; what costs nothing is confirmed at once; what needs the office's word holds nothing
 * until it has it. `offer`: of the waiting list, whose key the caller has checked; it has its
 * place, also while the office is asked, all others pass the door of the event by their `cookies`
 * (fair-door).
 */
export async function startPasses(
  services: Services,
  viewer: Viewer,
  { eventId, input, cookies = null }: { eventId: string; input: PassInput; cookies?: string | null },
  address: string,
  offer: OfferTaken | null = null,
): Promise<Started> {
  const intent: Intent = { table: 'pass_bookings', key: input.intentKey, hash: hashOf(eventId, input) };
  const origin = originOf(services, { proven: provenAccount(viewer), address });
  return startOnce(services.db, intent, {
    load: () => loadPassRules(services, viewer, eventId),
    place: (rules) => {
      const placed = placePasses(input, rules);
      const membershipId = rules.free?.membershipId ?? '';
      return placed.ok ? accept({ placed: placed.value, event: rules.event, membershipId }) : placed;
    },
    save: async ({ placed, event, membershipId }) => {
      const personId = viewer.kind === 'visitor' ? null : viewer.personId;
      const id = services.ids('psb');
      const booking = { id, eventId, intent, placed, personId, bookedBy: null };
      // A letter about what nobody paid goes to an address that anybody may type.
      const mayWrite = await mayWriteUnpaid(services, viewer, placed);
      return inTransaction(services, (write) =>
        saveAndHold(write, booking, { event, origin, offer, mayWrite, cookies, membershipId }),
      );
    },
  });
}

/** What may be booked of an event now, by this visitor. */
export async function loadPassRules(
  services: Services,
  viewer: Viewer,
  eventId: string,
): Promise<PassRules & { event: EventPasses['event']; free: FreeLeft | null }> {
  const found = await getEventPasses(services, eventId);
  const member = (await findActiveMember(services.db, viewer)) !== null;
  const free = await findFreeLeft(services, viewer, 'passes');
  const now = services.clock();
  return { ...found, closed: found.event.closed, member, free, freeLeft: free?.left, now };
}

async function mayWriteUnpaid(services: Services, viewer: Viewer, { holder, total, asks }: PlacedPasses) {
  const { email } = holder;
  if (email === null || (total > 0 && !asks)) return false;
  const own = viewer.kind === 'devotee' && viewer.emailVerified && viewer.email === email;
  return own || takeTry(services, 'request:email', email.toLowerCase());
}

type Place = {
  event: EventPasses['event'];
  origin: string;
  offer: OfferTaken | null;
  mayWrite: boolean;
  cookies: string | null;
  membershipId: string;
};

/** First the places, then the share of the origin. What a refusal has written is rolled back. */
async function saveAndHold(
  { trx, services, wake }: Write,
  booking: NewBooking,
  { event, origin, offer, mayWrite, cookies, membershipId }: Place,
): Promise<Started> {
  const now = services.clock();
  const { id, placed, eventId, intent } = booking;
  const door = offer ?? (await passDoor(trx, services, { eventId, cookies, key: intent.key }));
  if ('ok' in door && !door.ok) return invalidField('total', door.code);
  const { lines, holder } = placed;
  const wanted = lines.map(({ product, quantity }) => ({
    ...{ productId: product.id, limit: product.familyLimit, quantity },
  }));
  const family = await familyProblem(trx, { phone: holder.phone, besides: id, wanted, now });
  if (family) {
    const field = countField(family.productId);
    return family.left > 0
      ? invalidField(field, 'passes-family-limit', { n: family.left })
      : invalidField(field, 'passes-family-full');
  }
  const places = await saveBooking(trx, booking, now);
  if (!places) return reusedIntent();
  wake('send-letters');
  const email = mayWrite ? holder.email : null;
  const row = { id, holder_email: email, person_id: booking.personId, language };
  if (placed.asks && offer === null) {
    // It holds no place, but nobody asks for all of them under many names.
    const asked = await sharePlaces(
      trx,
      { holder: id, origin, placed, event },
      { now, until: answerUntil(now) },
    );
    if (!asked.ok) return asked;
    const unspent = await spendPasses(trx, services, booking, { membershipId, title: event.title });
    if (unspent) return unspent;
    await notifyHolder(trx, services, row, 'asked');
    return accept({ id });
  }
  const offered = offer && (await takeOffer(trx, offer, { ...placed, bookingId: id }, now));
  if (offer && !offered) return invalidField('total', 'passes-offer-over');
  const begun = { created_at: now, approved_at: null };
  const until = passesHeldUntil(begun, offered?.until ?? null, now);
  const held = await holdPlaces(trx, { holder: id, now }, places, until);
  if (!held.ok) return noPlace(held);
  // An offer had its place in the share already: it is not refused, but still counted.
  const counted = { holder: id, origin: offered?.origin ?? origin, placed, event };
  const asked = placed.asks && { until: answerUntil(now) };
  const shared = await sharePlaces(trx, counted, { now, refuses: offered === null, ...asked });
  if (!shared.ok) return shared;
  const unspent = await spendPasses(trx, services, booking, { membershipId, title: event.title });
  if (unspent) return unspent;
  // An offer keeps its place, but not without the office's word where that is needed.
  if (placed.asks) await notifyHolder(trx, services, row, 'asked');
  else if (placed.total === 0) await confirmPasses(trx, services, { ...row, at: now });
  return accept({ id });
}

/** Takes the free passes of the member out of the ledger, last of all locks; null: done. */
async function spendPasses(
  trx: Transaction,
  services: Services,
  { id, placed }: NewBooking,
  { membershipId, title: note }: { membershipId: string; title: string },
) {
  const count = countFree(placed.lines);
  if (count === 0) return null;
  const left = await takeFree(trx, services, { usedBy: { passBookingId: id }, membershipId, count, note });
  return left === null ? null : invalidField('freePasses', 'passes-free-used-up', { n: left });
}
