import { mostUnproven } from '#core/bookings/unproven-share.ts';
import { provenAccount, type Viewer } from '#core/people/viewer.ts';
import { openStates } from '#core/purchases/money-state.ts';
import { accept, invalidField } from '#core/result.ts';
import { placeStay } from '#core/stay/book-stay.ts';
import { noRoom } from '#core/stay/no-room.ts';
import type { StayInput } from '#core/stay/stay-input.ts';
import { stayHeldUntil } from '#core/stay/stay-stage.ts';
import { termsOn } from '#core/stay/stay-terms.ts';
import { language } from '#messages/language.ts';
import { countsUntil, originOf, takeShare } from '#server/bookings/unproven-shares.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Transaction } from '#server/db/schema.ts';
import { findFreeLeft, takeFree } from '#server/membership/free-benefits.ts';
import { findActiveMember } from '#server/membership/own-memberships.ts';
import { startOnce } from '#server/purchases/start-once.ts';
import type { Services } from '#server/services.ts';
import { inTransaction, type Write } from '#server/write/in-transaction.ts';
import { hashInput, type Intent, reusedIntent, type Started } from '#server/write/intent.ts';
import { drawFromGroup } from '../groups/draw-from-group.ts';
import { lockRooms, takeNights } from '../nights/take-nights.ts';
import { notifyGuest } from '../record/notify-guest.ts';
import { loadStayRules } from '../rules/stay-rules.ts';
import { type OfferTaken, takeOffer } from '../waits/take-offer.ts';
import { type NewStay, saveStay } from './save-stay.ts';

/**
 * Of what is asked. Fields that came later count where something is in them: the build before,
 * beside which this one may serve for a while, knows none of them and has to find its own form.
 */
function hashOf({ intentKey: _, shownTotal: __, company, gstin, freeNights, ...asked }: StayInput): string {
  const later = Object.entries({ company, gstin, freeNights }).filter(([, value]) => value);
  return hashInput({ ...asked, ...Object.fromEntries(later) });
}

/**
 * Turns input into a stay whose rooms are held for a quarter of an hour, once (rule R3). What is
 * not free any more is refused beside the dates, and nothing is stored. `offer`: of the waiting
 * list, whose link the caller has checked; its nights stay held until its end, but no longer than
 * they can be paid; `groupId`: of a group, from whose block alone it is. A stay whose nights a
 * membership gives all is booked at once.
 */
export async function startStay(
  services: Services,
  viewer: Viewer,
  input: StayInput,
  address: string,
  { offer = null, groupId = null }: TakenFrom = {},
): Promise<Started> {
  const intent: Intent = { table: 'stay_bookings', key: input.intentKey, hash: hashOf(input) };
  const origin = originOf(services, { proven: provenAccount(viewer), address });
  return startOnce(services.db, intent, {
    load: async () => ({
      ...(await loadStayRules(services)),
      member: (await findActiveMember(services.db, viewer)) !== null,
      nights: await findFreeLeft(services, viewer, 'nights'),
    }),
    place: (rules) => {
      const placed = placeStay(input, { ...rules, freeLeft: rules.nights?.left });
      return placed.ok
        ? accept({
            ...placed.value,
            ladder: termsOn(rules.terms, rules.today).ladder,
            membershipId: rules.nights?.membershipId ?? '',
          })
        : placed;
    },
    save: ({ ladder, membershipId, ...placed }) => {
      const id = services.ids('sty');
      const personId = viewer.kind === 'visitor' ? null : viewer.personId;
      return inTransaction(services, (write) =>
        holdAndSave(
          write,
          { id, intent, placed, ladder, personId, language, byDesk: null, groupId },
          { origin, offer, membershipId },
        ),
      );
    },
  });
}

/** Whose link the guest has, as the caller has checked. */
type TakenFrom = { offer?: OfferTaken | null; groupId?: string | null };

/** How many unpaid stays of one telephone number may hold rooms at a time (rule R5). */
const mostOpenHolds = 2;

/** First the rooms, then the stay. What a refusal has written is rolled back. */
async function holdAndSave(
  { trx, services, wake }: Write,
  stay: NewStay,
  { origin, offer, membershipId }: { origin: string; offer: OfferTaken | null; membershipId: string },
): Promise<Started> {
  const now = services.clock();
  const { id, placed } = stay;
  const { kindId, rooms } = placed;
  await takeAdvisoryLock(trx, `hold:${placed.guest.phone}`);
  if ((await countHolding(trx, placed.guest.phone, now)) >= mostOpenHolds)
    return invalidField('phone', 'too-many-holds');
  const capacity = (await lockRooms(trx, kindId)).filter(({ closed }) => !closed).length;
  // The booking is stored first, since its nights name it.
  if (!(await saveStay(trx, stay, now))) return reusedIntent();
  const offered = offer && (await takeOffer(trx, offer, { ...placed, bookingId: id }, now));
  if (offer && !offered) return invalidField('rooms', 'stay-offer-over');
  if (stay.groupId !== null) {
    const drawn = await drawFromGroup(trx, stay.groupId, { ...placed, bookingId: id });
    if (!drawn.ok) return drawn;
  }
  const isFree = placed.due === 0;
  const until = isFree ? null : stayHeldUntil(now, offered?.until ?? null, now);
  const taken = await takeNights(trx, { ...placed, bookingId: id, until, now });
  if (!taken.ok) return noRoom('rooms', taken.left);
  if (placed.freeNights > 0) {
    const { freeNights: nights, arrival, departure } = placed;
    const left = await takeFree(trx, services, {
      ...{ usedBy: { stayId: id }, membershipId, count: nights },
      note: `${arrival} – ${departure}`,
    });
    if (left !== null) return invalidField('freeNights', 'stay-nights-used-up', { n: left });
  }
  if (isFree) {
    const guest = { id, guest_email: placed.guest.email, person_id: stay.personId, language };
    await notifyGuest(trx, services, guest, 'booked');
    wake('send-letters');
    return accept({ id });
  }
  // The office may give more than a share.
  if (offered?.byHand) return accept({ id });
  const endsAt = countsUntil(now);
  const share = {
    ...{ holder: id, origin: offered?.origin ?? origin, unit: `room:${kindId}`, pieces: rooms, endsAt },
  };
  // The offer had its place in the share already: it is not refused, but still counted.
  const most = offered ? Number.POSITIVE_INFINITY : mostUnproven('room', capacity);
  const left = await takeShare(trx, share, { most, now });
  if (left !== null) return invalidField('rooms', 'stay-too-many-unpaid', { n: left });
  return accept({ id });
}

async function countHolding(trx: Transaction, phone: string, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('stay_bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('guest_phone', '=', phone)
    .where('stage', '=', 'open')
    .where('state', 'in', openStates)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('room_nights')
          .select('room_id')
          .whereRef('booking_id', '=', 'stay_bookings.id')
          .where('until', '>', now),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}
