import { type Kysely, sql } from 'kysely';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { rolesOf } from '../auth/viewer.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { writeAudit } from './write-audit.ts';

/** The account goes with profile, password and sessions; the ledger stays without its link to it. */
export async function eraseAccount(trx: Kysely<Database>, personId: string): Promise<void> {
  await trx.updateTable('donations').set({ person_id: null }).where('person_id', '=', personId).execute();
  await trx.updateTable('orders').set({ person_id: null }).where('person_id', '=', personId).execute();
  await trx.deleteFrom('people').where('id', '=', personId).execute();
}

type EraseRefusal = 'not-allowed' | 'person-unknown' | 'staff-stays' | 'erase-unconfirmed';

/**
 * Erases a person who asked for it: besides the account also the office's notes and all that was asked from the address.
 * Gifts, receipts and bills stay as the law wants. `confirmed` is the address, typed once more.
 */
export async function erasePerson(
  services: Services,
  viewer: Viewer,
  personId: string,
  confirmed: string,
): Promise<Outcome<null, EraseRefusal>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'people.erase')) return refuse('not-allowed');
  const person = await services.db
    .selectFrom('people')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!person) return refuse('person-unknown');
  if (confirmed.trim().toLowerCase() !== person.email) return refuse('erase-unconfirmed', 'confirmed');
  if ((await rolesOf(services, personId)).length > 0) return refuse('staff-stays');
  await services.db.transaction().execute(async (trx) => {
    const asked = await trx
      .selectFrom('requests')
      .select('id')
      .where(sql<boolean>`lower(sender_email) = ${person.email}`)
      .execute();
    const ids = asked.map(({ id }) => id);
    await trx
      .deleteFrom('notes')
      .where((build) =>
        build.or([build('about_id', '=', personId), build('about_id', '=', sql<string>`any(${ids})`)]),
      )
      .execute();
    await trx.deleteFrom('requests').where('id', '=', sql<string>`any(${ids})`).execute();
    await eraseAccount(trx, personId);
    await writeAudit(trx, services, viewer, {
      action: 'person.erased',
      subject: personId,
      details: { requests: ids.length },
    });
  });
  return accept(null);
}
