import { sql } from 'kysely';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { readVolunteer } from '#core/roster/shift.ts';
import type { Transaction } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { inviteVolunteer } from './invite-volunteers.ts';
import { lockShifts } from './lock-shifts.ts';
import { currentVolunteer, hasShiftKey } from './shift-queries.ts';

type Answer = { id: string; key: string };
type NotAnswered = 'roster-no-shift' | 'roster-full' | 'roster-over';

/**
 * A volunteer accepts or declines, by the link of their letter; the last answer counts until the
 * shift is over. Who comes instead of somebody takes their place in the same transaction, so that a
 * full shift stays full.
 */
export function answerShift(
  services: Services,
  { id, key }: Answer,
  answer: 'accepted' | 'declined',
): Promise<Outcome<null, NotAnswered>> {
  return inTransaction(services, async ({ trx, services: inside, wake }) => {
    const own = hasShiftKey(services, id, key) ? await lockOwn(trx, id) : null;
    if (!own) return refuse('roster-no-shift');
    const now = inside.clock();
    if (own.isCancelled) return refuse('roster-over');
    if (own.ends_at <= now) return refuse('roster-over');
    if (own.state === answer) return accept(null);
    // Who was replaced or released is free, and somebody may have their place.
    if (own.state === 'replaced' || own.state === 'released') return refuse('roster-over');
    if (answer === 'accepted') {
      if (own.substitute_of !== null) await replace(trx, inside, own.substitute_of);
      const { accepted, most } = await trx
        .selectFrom('shifts')
        .select(['accepted', 'most'])
        .where('id', '=', own.shift_id)
        .executeTakeFirstOrThrow();
      if (accepted >= most) return refuse('roster-full');
    }
    await trx
      .updateTable('shift_volunteers')
      .set({ state: answer, answered_at: now })
      .where('id', '=', own.id)
      .execute();
    wake('send-letters');
    return accept(null);
  });
}

/** With the shift locked; who was asked anew since the link's letter answers for that. */
async function lockOwn(trx: Transaction, id: string) {
  await lockShifts(trx, sql`id in (select shift_id from shift_volunteers where id = ${id})`);
  const own = await trx
    .selectFrom('shift_volunteers')
    .innerJoin('shifts', 'shifts.id', 'shift_id')
    .innerJoin('events', 'events.id', 'event_id')
    .select(['shift_volunteers.id', 'shift_id', 'state', 'substitute_of', 'shifts.ends_at', 'language'])
    .select(sql<boolean>`events.status = 'cancelled'`.as('isCancelled'))
    .where('shift_volunteers.id', '=', await currentVolunteer(trx, id))
    .executeTakeFirst();
  return own ?? null;
}

/** The first of the two is free, and hears of it. */
async function replace(trx: Transaction, { ids, clock }: Services, id: string): Promise<void> {
  const replaced = await trx
    .updateTable('shift_volunteers')
    .set({ state: 'replaced', answered_at: clock() })
    .where('id', '=', id)
    .where('state', '=', 'accepted')
    .returning(['email', 'language'])
    .executeTakeFirst();
  if (!replaced || replaced.email === null) return;
  await queueLetter(trx, ids, {
    to: replaced.email,
    reader: { language: replaced.language },
    causeKey: `shift-replaced:${id}`,
    letter: { kind: 'shift', volunteerId: id, says: 'replaced' },
  });
}

type NotAsked = 'roster-no-shift' | 'roster-over' | 'roster-line' | 'roster-asked' | 'roster-asked-enough';

/** How many somebody may ask in turn: they have the link and no account. */
const mostSubstitutes = 3;

/**
 * Somebody who has accepted asks another to come instead, by e-mail address or mobile number; until
 * that one accepts the place stays theirs. One is asked at a time, and three in all.
 */
export function askSubstitute(
  services: Services,
  { id, key }: Answer,
  typed: { name: string; way: string },
): Promise<Outcome<null, NotAsked>> {
  return inTransaction(services, async ({ trx, services: inside, wake }) => {
    const own = hasShiftKey(services, id, key) ? await lockOwn(trx, id) : null;
    if (!own) return refuse('roster-no-shift');
    const isOver = own.isCancelled || own.ends_at <= inside.clock();
    if (own.state !== 'accepted' || isOver) return refuse('roster-over');
    const person = readVolunteer(`${typed.name.replaceAll(',', ' ')},${typed.way}`);
    if (!person) return refuse('roster-line', 'way');
    const earlier = await trx
      .selectFrom('shift_volunteers')
      .select('state')
      .where('substitute_of', '=', own.id)
      .execute();
    if (earlier.some(({ state }) => state === 'invited')) return refuse('roster-asked');
    if (earlier.length >= mostSubstitutes) return refuse('roster-asked-enough');
    const { shift_id: shiftId, language } = own;
    const invitation = { ...person, shiftId, language, by: null, substituteOf: own.id };
    if (!(await inviteVolunteer(trx, inside, invitation))) return refuse('roster-asked', 'way');
    wake('send-letters');
    return accept(null);
  });
}
