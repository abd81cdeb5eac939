import { sql } from 'kysely';
import type { Devotee, Staff } from '#core/people/viewer.ts';
import type { Services } from '../services.ts';
import { exportMyData } from './export-my-data.ts';
import { writeAudit } from './write-audit.ts';

/**
 * What a person gets who asks the office for their data: what the site gives themselves, and what they wrote to the
 * temple. Notes are the office's own. null where there is no such person. The caller asks for 'people.export'.
 */
export async function exportPerson(services: Services, staff: Staff, personId: string) {
  const person = await services.db
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!person) return null;
  const { name, email } = person;
  const devotee: Devotee = { kind: 'devotee', personId, name, email, emailVerified: true };
  const own = await exportMyData(services, devotee);
  const requests = await services.db
    .selectFrom('requests')
    .select(['reference', 'kind', 'state', 'subject', 'details', 'created_at as createdAt'])
    .where(sql<boolean>`lower(sender_email) = ${email}`)
    .orderBy('created_at')
    .execute();
  await services.db.transaction().execute(async (trx) => {
    await writeAudit(trx, services, staff, { action: 'person.exported', subject: personId });
  });
  return { ...own, requests };
}
