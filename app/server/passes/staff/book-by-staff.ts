import type { Language } from '#core/language/languages.ts';
import type { PlacedPasses } from '#core/passes/book-passes.ts';
import type { StaffWrite } from '#server/write/staff-write.ts';
import { type NewBooking, saveBooking } from '../checkout/save-booking.ts';
import { confirmPasses } from '../record/confirm-passes.ts';
import { holdPlaces, type NoPlace } from '../record/places.ts';

type StaffBooking = {
  eventId: string;
  intent: NewBooking['intent'];
  placed: PlacedPasses;
  /** In which its letters are. */
  language: Language;
  /** Whether a holder with an address has the letter with the passes. */
  writes: boolean;
};

/** 'known': the same form made a booking before, and nothing was done. */
type Booked = { ok: true; id: string } | { ok: false; of: 'known' } | NoPlace;

/**
 * A booking that the office makes: its passes are out at once. Where there is no place the caller
 * rolls back.
 */
export async function bookByStaff(
  { trx, services, staff }: StaffWrite,
  { eventId, intent, placed, language, writes }: StaffBooking,
): Promise<Booked> {
  const now = services.clock();
  const id = services.ids('psb');
  const booking = { id, eventId, intent, placed, personId: null, bookedBy: staff.personId };
  const places = await saveBooking(trx, booking, now);
  if (!places) return { ok: false, of: 'known' };
  await trx.updateTable('pass_bookings').set({ language }).where('id', '=', id).execute();
  const held = await holdPlaces(trx, { holder: id, now }, places);
  if (!held.ok) return held;
  const { email } = placed.holder;
  const holder = { id, holder_email: writes ? email : null, person_id: null, language };
  await confirmPasses(trx, services, { ...holder, at: now });
  return { ok: true, id };
}
