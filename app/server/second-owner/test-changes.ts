import { giveRole, makePerson, staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { decideChange } from './decide-change.ts';

let count = 0;

/** A new owner with a fresh proof, as requireStaff gives one. */
export async function makeTestOwner(services: Services) {
  count += 1;
  const personId = await makePerson(services, `owner-${count}-${process.pid}@temple.test`);
  await giveRole(services, personId, 'owner');
  return staffOf(personId, 'owner');
}

/** Another owner approves every open change, then leaves again. */
export async function approveAll(services: Services): Promise<void> {
  const second = await makeTestOwner(services);
  const open = await services.db
    .selectFrom('pending_changes')
    .select('id')
    .where('state', '=', 'open')
    .execute();
  for (const { id } of open) {
    const outcome = await decideChange(services, second, id, 'approved');
    if (!outcome.ok) throw new Error(outcome.code);
  }
  await services.db.deleteFrom('staff_roles').where('person_id', '=', second.personId).execute();
}
