import type { Services } from '../services.ts';
import type { LettersToStop } from './stop-link.ts';

/** Whether letters of this sort are stopped for this address. */
export async function areStopped(
  { db }: Pick<Services, 'db'>,
  { sort, email }: LettersToStop,
): Promise<boolean> {
  if (sort === 'family-day') {
    const profile = await db
      .selectFrom('profiles')
      .innerJoin('people', 'people.id', 'profiles.person_id')
      .select('wants_reminders')
      .where('people.email', '=', email)
      .executeTakeFirst();
    return !profile?.wants_reminders;
  }
  const refused = await db
    .selectFrom('letter_refusals')
    .select('sort')
    .where('email', '=', email)
    .where('sort', '=', sort)
    .executeTakeFirst();
  return refused !== undefined;
}

/**
 * Stops letters of a sort to an address, or resumes them; the caller has read the address out of a
 * signed link. Idempotent. What waits in the outbox is checked when its turn comes.
 */
export async function stopLetters(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { sort, email }: LettersToStop,
  stopped: boolean,
): Promise<void> {
  if (sort === 'family-day') {
    // The profile has the same setting, so its form must not undo what was stopped meanwhile.
    await db
      .updateTable('profiles')
      .set((row) => ({ wants_reminders: !stopped, version: row('version', '+', 1), updated_at: clock() }))
      .where('person_id', 'in', (people) =>
        people.selectFrom('people').select('id').where('email', '=', email),
      )
      .where('wants_reminders', '=', stopped)
      .execute();
  } else if (stopped) {
    await db
      .insertInto('letter_refusals')
      .values({ email, sort })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.deleteFrom('letter_refusals').where('email', '=', email).where('sort', '=', sort).execute();
  }
}

/** The sorts of letters that an address has stopped, for the export of somebody's data. */
export async function listStoppedLetters({ db }: Pick<Services, 'db'>, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('letter_refusals')
    .select('sort')
    .where('email', '=', email.toLowerCase())
    .orderBy('sort')
    .execute();
  return rows.map(({ sort }) => sort);
}
