import type { Services } from '../services.ts';

/** Known to everybody who reads this repository; a production start refuses a database that holds it. */
export const demoAdmin = { email: 'admin@temple.example', password: 'lamp-lotus-flute' } as const;

/** The demo's administrator, so that the office can be looked at. */
export async function seedDemoPeople({ db, auth, clock, ids }: Services): Promise<void> {
  const there = await db
    .selectFrom('people')
    .select('id')
    .where('email', '=', demoAdmin.email)
    .executeTakeFirst();
  if (there) return;
  const hash = await auth.hashPassword(demoAdmin.password);
  const id = ids('per');
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('people').values({ id, name: 'Radhika Devi', email: demoAdmin.email }).execute();
    await trx.insertInto('passwords').values({ person_id: id, hash, changed_at: clock() }).execute();
    await trx.insertInto('staff_roles').values({ person_id: id, role: 'owner' }).execute();
  });
}
