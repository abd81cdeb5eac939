import { sql } from 'kysely';
import type { Language } from '#core/language/languages.ts';
import { accept, type FormOutcome, type Outcome, type Refusal, refuse } from '#core/result.ts';
import { readVolunteers, type Volunteer } from '#core/roster/shift.ts';
import type { Transaction } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { listOfferedLanguages } from '../settings/settings-queries.ts';
import { staffWrite } from '../write/staff-write.ts';
import { lockShifts } from './lock-shifts.ts';

type Invitation = Volunteer & {
  shiftId: string;
  language: Language;
  /** The staff; null: another volunteer asks. */
  by: string | null;
  substituteOf: string | null;
};

/**
 * Asks somebody, by letter where they have an address; false where they are asked for this shift
 * already.
 */
export async function inviteVolunteer(
  trx: Transaction,
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  { shiftId, name, email, phone, language, by, substituteOf }: Invitation,
): Promise<boolean> {
  const id = ids('vol');
  const made = await trx
    .insertInto('shift_volunteers')
    .values({
      ...{ id, shift_id: shiftId, name, email, phone, language },
      ...{ substitute_of: substituteOf, invited_by: by, invited_at: clock() },
      ...{ answered_at: null, reminded_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((made.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  if (email !== null) {
    await queueLetter(trx, ids, {
      to: email,
      reader: { language },
      causeKey: `shift-invited:${id}`,
      letter: { kind: 'shift', volunteerId: id, says: 'invited' },
    });
  }
  return true;
}

/** How many are asked, and who was passed over, each as one line. */
type Invited = { invited: number; passedOver: string[] };

/**
 * Asks people for a shift, one a line; whose address or number is asked already is passed over.
 */
export const inviteVolunteers = staffWrite({
  permission: 'roster.write',
  run: async (
    { trx, services, staff, audit, wake },
    shiftId: string,
    typed: { people: string; language: string },
  ): Promise<FormOutcome<Invited> | Refusal<'roster-no-shift'>> => {
    const read = readVolunteers(typed.people);
    if (!read.ok) return read;
    const shift = await trx
      .selectFrom('shifts')
      .select('id')
      .where('id', '=', shiftId)
      .forUpdate()
      .executeTakeFirst();
    if (!shift) return refuse('roster-no-shift');
    const offered = await listOfferedLanguages(services);
    const language = offered.find((one) => one === typed.language) ?? 'en';
    const passedOver: string[] = [];
    for (const person of read.value) {
      const invitation = { ...person, shiftId, language, by: staff.personId, substituteOf: null };
      const { name, email, phone } = person;
      if (!(await inviteVolunteer(trx, services, invitation)))
        passedOver.push([name, email, phone].filter(Boolean).join(', '));
    }
    const invited = read.value.length - passedOver.length;
    if (invited > 0) {
      await audit({ action: 'shift.invited', subject: shiftId, details: { people: invited } });
      wake('send-letters');
    }
    return accept({ invited, passedOver });
  },
});

/** Takes somebody off a shift: they are free, and told so where they have an address. */
export const releaseVolunteer = staffWrite({
  permission: 'roster.write',
  run: async (
    { trx, services, audit, wake },
    volunteerId: string,
  ): Promise<Outcome<null, 'roster-no-volunteer'>> => {
    await lockShifts(trx, sql`id in (select shift_id from shift_volunteers where id = ${volunteerId})`);
    const released = await trx
      .updateTable('shift_volunteers')
      .set({ state: 'released', answered_at: services.clock() })
      .where('id', '=', volunteerId)
      .where('state', 'in', ['invited', 'accepted'])
      .returning(['shift_id', 'email', 'language'])
      .executeTakeFirst();
    if (!released) return refuse('roster-no-volunteer');
    const { shift_id, email, language } = released;
    if (email !== null) {
      await queueLetter(trx, services.ids, {
        to: email,
        reader: { language },
        causeKey: `shift-released:${volunteerId}`,
        letter: { kind: 'shift', volunteerId, says: 'released' },
      });
      wake('send-letters');
    }
    await audit({ action: 'shift.released', subject: shift_id });
    return accept(null);
  },
});
