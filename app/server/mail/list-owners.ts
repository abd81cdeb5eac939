import type { Db } from '../db/schema.ts';

/**
 * Everybody with the role owner, for letters that go to all of them. Whoever has a role has an
 * address.
 */
export async function listOwners(db: Db) {
  return db
    .selectFrom('staff_roles')
    .innerJoin('people', 'people.id', 'staff_roles.person_id')
    .select(['people.id', 'people.name', 'people.email'])
    .where('role', '=', 'owner')
    .$narrowType<{ email: string }>()
    .orderBy('people.id')
    .execute();
}
