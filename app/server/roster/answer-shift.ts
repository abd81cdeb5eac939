import { sql } from 'kysely';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { readVolunteer } from '#core/roster/shift.ts';
import { takeTry } from '../auth/tries.ts';
import type { Transaction } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { inviteVolunteer } from './invite-volunteers.ts';
import { lockShifts } from './lock-shifts.ts';
import { currentVolunteer, findAsked, hasShiftKey } from './shift-queries.ts';

type Answer = { id: string; key: string };
type NotAnswered = 'roster-no-shift' | 'roster-full' | 'roster-over';

/**
 * A volunteer accepts or declines, by the link of their letter; the last answer counts until the
 * shift is over. Who comes instead of somebody takes their place in the same transaction, so that a
 * full shift stays full, and only while that one has it: else each who was asked in turn would come
 * besides.
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
      if (own.substitute_of !== null && !(await replace(trx, inside, own.substitute_of)))
        return refuse('roster-over');
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

/** The first of the two is free, and hears of it; false where they had the place no more. */
async function replace(trx: Transaction, { ids, clock }: Services, id: string): Promise<boolean> {
  const replaced = await trx
    .updateTable('shift_volunteers')
    .set({ state: 'replaced', answered_at: clock() })
    .where('id', '=', id)
    .where('state', '=', 'accepted')
    .returning(['email', 'language'])
    .executeTakeFirst();
  if (!replaced) return false;
  if (replaced.email === null) return true;
  await queueLetter(trx, ids, {
    to: replaced.email,
    reader: { language: replaced.language },
    causeKey: `shift-replaced:${id}`,
    letter: { kind: 'shift', volunteerId: id, says: 'replaced' },
  });
  return true;
}

type NotAsked =
  | 'roster-no-shift'
  | 'roster-over'
  | 'roster-line'
  | 'roster-asked'
  | 'roster-asked-enough'
  | 'roster-letters';

/** How many may be asked in turn for a place of the office: they have the link and no account. */
const mostSubstitutes = 3;

/**
 * Somebody who has accepted asks another to come instead, by e-mail address or mobile number; until
 * that one accepts the place stays theirs. One is asked at a time, and three in all, also by those
 * who came instead of others.
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
    if (await findAsked(inside, own.id)) return refuse('roster-asked');
    if ((await countSubstitutes(trx, own.id)) >= mostSubstitutes) return refuse('roster-asked-enough');
    if (person.email !== null && !(await takeTry(inside, 'request:email', person.email.toLowerCase())))
      return refuse('roster-letters', 'way');
    const { shift_id: shiftId, language } = own;
    const invitation = { ...person, shiftId, language, by: null, substituteOf: own.id };
    if (!(await inviteVolunteer(trx, inside, invitation))) return refuse('roster-asked', 'way');
    wake('send-letters');
    return accept(null);
  });
}

/**
 * How many were asked to stand in for a volunteer: by them, by those in whose place they stand, and
 * by whoever stood in for one of these.
 */
async function countSubstitutes(trx: Transaction, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`with recursive above (id, substitute_of) as (
      select id, substitute_of from shift_volunteers where id = ${id}
      union
      select one.id, one.substitute_of from shift_volunteers as one join above on one.id = above.substitute_of
    ), place (id) as (
      select id from above where substitute_of is null
      union
      select one.id from shift_volunteers as one join place on one.substitute_of = place.id
    ) select count(*)::int - 1 as count from place`.execute(trx);
  return rows[0]?.count ?? 0;
}
