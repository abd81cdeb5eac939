import { sql } from 'kysely';
import { readPhone } from '#core/fields/phone.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { rolesOf } from '../auth/viewer.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Db } from '../db/schema.ts';
import { forgetLettersTo } from '../mail/forget-letters.ts';
import { forgetMembers } from '../membership/forget-members.ts';
import { forgetHolders } from '../passes/record/forget-holders.ts';
import { forgetPassWaits } from '../passes/waits/forget-waits.ts';
import { idsOfRecords, listOwnParts, type PersonPart, recordsOf } from '../people/person-parts.ts';
import { tiePurchases } from '../people/tie-purchases.ts';
import { forgetVolunteers } from '../roster/forget-volunteers.ts';
import { forgetAsked } from '../seats/record/forget-asked.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import { forgetIdentity } from '../stay/record/forget-identity.ts';
import { forgetWaits } from '../stay/waits/forget-waits.ts';
import { forgetTextMessagesTo } from '../text-messages/forget-text-messages.ts';
import { staffWrite } from '../write/staff-write.ts';

/**
 * The account is deleted with profile, photo, password and sessions, and with it the guest that it
 * was before and all that was stored for its address, and what was asked and booked under one that
 * it left; the ledger stays without its link to it, and of stays what only the desk needed goes.
 * Wake 'resize-photos' after the commit: it removes the photo's bytes.
 */
export async function eraseAccount(trx: Db, personId: string): Promise<void> {
  // What was asked and booked under an address that it left would be attributed to whoever has the
  // address now.
  const parts = await listOwnParts(trx, personId);
  await forgetIdentity(trx, idsOfRecords(parts, 'stay_bookings'));
  await forgetAsked(trx, idsOfRecords(parts, 'seat_bookings'));
  await forgetHolders(trx, idsOfRecords(parts, 'pass_bookings'));
  await forgetMembers(trx, idsOfRecords(parts, 'memberships'));
  const left = parts.filter(({ accountId }) => accountId === personId);
  await eraseRecords(trx, left);
  await tiePurchases(trx, { personId }, null);
  const account = await trx
    .deleteFrom('people')
    .where('id', '=', personId)
    .returning(['email', 'mobile'])
    .executeTakeFirst();
  if (!account) return;
  const { email, mobile } = account;
  if (email !== null) {
    await trx.deleteFrom('guests').where('mark', '=', email).execute();
    await forgetAddress(trx, email);
  }
  if (mobile !== null) {
    await trx.deleteFrom('mobile_codes').where('mobile', '=', mobile).execute();
    await forgetTextMessagesTo(trx, mobile);
    // Those with an address went with it.
    const links = trx.deleteFrom('pay_links').where('donor_phone', '=', mobile);
    await links.where('donor_email', 'is', null).execute();
    await forgetWaits(trx, sql<boolean>`guest_email is null and guest_phone = ${mobile}`);
    await forgetPassWaits(trx, sql<boolean>`holder_email is null and holder_phone = ${mobile}`);
    await forgetVolunteers(trx, sql<boolean>`email is null and phone = ${mobile}`);
  }
  for (const { email: former } of left)
    if (former && !(await isInUse(trx, former))) await forgetAddress(trx, former);
}

/** Whether an address that an account left is somebody's by now. */
async function isInUse(trx: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select from people where email = ${email}
    union all select from guests where mark = ${email} limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * What else was stored for an address: sign-ups, stock alerts, letters that it stopped,
 * invitations, and letters that went there.
 */
async function forgetAddress(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('sign_ups').where('email', '=', email).execute();
  await trx.deleteFrom('stock_alerts').where('email', '=', email).execute();
  await forgetWaits(trx, sql<boolean>`lower(guest_email) = ${email.toLowerCase()}`);
  await forgetPassWaits(trx, sql<boolean>`lower(holder_email) = ${email.toLowerCase()}`);
  await forgetVolunteers(trx, sql<boolean>`lower(email) = ${email.toLowerCase()}`);
  await trx.deleteFrom('pay_links').where(sql`lower(donor_email)`, '=', email.toLowerCase()).execute();
  await trx.deleteFrom('darshan_subscribers').where('email', '=', email.toLowerCase()).execute();
  await trx.deleteFrom('letter_refusals').where('email', '=', email.toLowerCase()).execute();
  await trx.deleteFrom('staff_invitations').where('email', '=', email).execute();
  await trx
    .deleteFrom('pending_changes')
    .where('kind', '=', 'invitation')
    .where(sql<boolean>`input ->> 'email' = ${email}`)
    .execute();
  await forgetLettersTo(trx, email);
}

type EraseRefusal = 'person-unknown' | 'staff-stays' | 'erase-unconfirmed';

/**
 * Erases a person who asked for it, an account or a guest: also the staff's notes, seva bookings
 * and all that was asked. Donations, receipts, orders, stays and bills stay as the law requires,
 * of a stay without the guest's identity and words.
 * `confirmed` is the address, or the phone of whoever has none, typed once more. What was merged
 * with them stays: it is erased by itself.
 */
export const erasePerson = staffWrite({
  permission: 'people.erase',
  run: async (
    { services, staff, trx, audit, wake, pagesChanged, afterCommit },
    personId: string,
    confirmed: string,
  ): Promise<Outcome<null, EraseRefusal>> => {
    const parts = await listOwnParts(trx, personId);
    const person = parts.find(({ id }) => id === personId);
    if (!person) return refuse('person-unknown');
    if (!confirms(confirmed, person)) return refuse('erase-unconfirmed', 'confirmed');
    if ((await rolesOf(services, personId)).length > 0) return refuse('staff-stays');
    const requests = await eraseRecords(trx, parts);
    await trx
      .deleteFrom('notes')
      .where('about_id', '=', sql<string>`any(${[personId, ...requests]})`)
      .execute();
    if (person.kind === 'account') await eraseAccount(trx, personId);
    else {
      await trx.deleteFrom('guests').where('id', '=', personId).execute();
      if (person.email !== null) await forgetAddress(trx, person.email);
    }
    pagesChanged();
    await audit({
      action: 'person.erased',
      subject: personId,
      details: { requests: requests.length },
    });
    wake('resize-photos');
    const about = { personId, address: staff.address, how: `by ${staff.personId}` };
    afterCommit(() => noteSecurityEvent(services, 'account.erased', about));
    return accept(null);
  },
});

function confirms(typed: string, { email, phone }: PersonPart): boolean {
  if (email !== null) return typed.trim().toLowerCase() === email;
  const read = readPhone(typed);
  return read.ok && read.value === phone;
}

/**
 * Seva bookings, pay links, identities of stays, entries of the waiting list, and requests, whose
 * ids are returned; the seats that they held are given back. Requests are locked before the seats
 * that they hold, and in the order of their ids, as by everybody who locks several; seats in any
 * order, since nobody else takes back those of several classes and departures at once.
 */
async function eraseRecords(trx: Db, parts: readonly PersonPart[]): Promise<string[]> {
  await takeAdvisoryLock(trx, 'erase-person');
  // Before the requests: what becomes of one names it, and loses the name with it.
  await forgetIdentity(trx, idsOfRecords(parts, 'stay_bookings'));
  const enrolled = await forgetAsked(trx, seatsOf(parts));
  await forgetHolders(trx, idsOfRecords(parts, 'pass_bookings'));
  await trx.deleteFrom('seva_bookings').where('id', 'in', idsOfRecords(parts, 'seva_bookings')).execute();
  await forgetMembers(trx, idsOfRecords(parts, 'memberships'));
  // A link is older than the donation that made its donor a guest.
  await trx
    .deleteFrom('pay_links')
    .where(({ eb, or }) =>
      or([
        eb('id', 'in', idsOfRecords(parts, 'pay_links')),
        eb('donation_id', 'in', idsOfRecords(parts, 'donations')),
      ]),
    )
    .execute();
  await forgetWaits(trx, sql<boolean>`id in ${idsOfRecords(parts, 'stay_waits')}`);
  await forgetPassWaits(trx, sql<boolean>`id in ${idsOfRecords(parts, 'event_waits')}`);
  await forgetVolunteers(trx, sql<boolean>`id in ${idsOfRecords(parts, 'shift_volunteers')}`);
  const stored = await recordsOf(parts, 'requests').execute(trx);
  const ids = [...new Set([...enrolled, ...stored.rows.map(({ id }) => id)])];
  const requests = sql<string>`any(${ids})`;
  await sql`select id from requests where id = ${requests} order by id for update`.execute(trx);
  await trx.updateTable('requests').set({ state: 'declined' }).where('id', '=', requests).execute();
  await trx.deleteFrom('requests').where('id', '=', requests).execute();
  return ids;
}

/** Paid seats of a person, by their booking or by the request that it became. */
function seatsOf(parts: readonly PersonPart[]) {
  return sql<string>`(select id from seat_bookings where id in ${idsOfRecords(parts, 'seat_bookings')}
    or request_id in ${idsOfRecords(parts, 'requests')})`;
}
