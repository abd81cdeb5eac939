import { sql } from 'kysely';
import { seated } from '#core/requests/class-enrolment.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { waits } from '#server/classes/waiting-list.ts';
import type { Transaction } from '#server/db/schema.ts';
import { queueLetter } from '#server/mail/queue-letter.ts';
import { areStopped } from '#server/mail/stop-letters.ts';
import { findInboxRequest } from '#server/requests/inbox-queries.ts';
import type { Services } from '#server/services.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { offerSeat } from './offer-seat.ts';

type SeatRefusal = 'no-request' | 'not-waiting' | 'no-seat-free' | 'others-wait-first';

/**
 * Gives a free seat of a class to the first on the waiting list, with a letter. The class is
 * locked, as for enrolling: two concurrent presses, or an enrolment meanwhile, never give the same
 * seat twice. Where the class is paid on the site, the letter asks for the fee.
 */
export const giveSeat = staffWrite({
  permission: 'inbox.answer',
  run: async (
    { services, trx, staff, audit, wake, pagesChanged },
    id: string,
  ): Promise<Outcome<{ notified: boolean }, SeatRefusal>> => {
    const request = await findInboxRequest(services, staff, id);
    if (!request) return refuse('no-request');
    if (request.kind !== 'class-enrolment') return refuse('not-waiting');
    const { subject, details } = request;
    // Requests before the class, in the order in which declining and erasing do it.
    const line = await lockLine(trx, details.classId);
    const free = await lockFreeSeat(trx, details.classId, templeDay(services.clock()));
    if (!line.includes(id)) return refuse('not-waiting');
    if (!free) return refuse('no-seat-free');
    if (line[0] !== id) return refuse('others-wait-first');
    await trx
      .updateTable('classes')
      .set((row) => ({ seats_taken: row('seats_taken', '+', 1) }))
      .where('id', '=', details.classId)
      .execute();
    const now = seated(subject, details);
    await trx
      .updateTable('requests')
      .set((row) => ({
        subject: now.subject,
        details: JSON.stringify(now.details),
        state: 'in-hand',
        assigned_to: sql`coalesce(${row.ref('assigned_to')}, ${staff.personId})`,
        updated_at: services.clock(),
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    const asked = { kind: request.kind, sender: request.sender, ...now };
    const offered = await offerSeat(trx, services, { requestId: id, asked, language: request.language });
    const to = request.sender.email;
    if (to && !offered) {
      const letter = { kind: 'class-seat', requestId: id } as const;
      const reader = { language: request.language };
      await queueLetter(trx, services.ids, { to, reader, causeKey: `class-seat:${id}`, letter });
    }
    await audit({
      action: 'request.seated',
      subject: id,
      details: { class: details.classId },
      before: { place: 'waiting-list' },
      after: { place: 'seat' },
    });
    pagesChanged();
    wake('send-letters');
    // What asks for money is no letter that one unsubscribes from.
    const notified = offered ? to !== null : await isNotifiedOfSeat(services, to);
    return accept({ notified });
  },
});

/**
 * Whether a letter about their seat is sent: somebody without an address, or who unsubscribed, is
 * called.
 */
export async function isNotifiedOfSeat(services: Services, email: string | null): Promise<boolean> {
  if (email === null) return false;
  return !(await areStopped(services, { sort: 'class-seat', email: email.toLowerCase() }));
}

/**
 * Whether the class has a free seat; its row is locked either way. One that is over or called off
 * has none.
 */
async function lockFreeSeat(trx: Transaction, classId: string, today: string): Promise<boolean> {
  const row = await trx
    .selectFrom('classes')
    .select(['seats', 'seats_taken', 'ends_on'])
    .where('id', '=', classId)
    .where('called_off_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && row.ends_on >= today && row.seats_taken < row.seats;
}

/**
 * The waiting list, in order; locked by id like requests everywhere, so that nobody who is declined
 * meanwhile gets the seat.
 */
async function lockLine(trx: Transaction, classId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with line as materialized (
      select requests.id, requests.created_at from requests
      where requests.details ->> 'classId' = ${classId} and ${waits} order by requests.id for update)
    select id from line order by created_at, id`.execute(trx);
  return rows.map(({ id }) => id);
}
