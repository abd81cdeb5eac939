import { demoAdmin, demoStaff, demoStaffEmails } from '#core/people/demo-staff.ts';
import type { Services } from '../services.ts';

/** The demo's staff, made once. */
export async function seedDemoPeople({ db, auth, clock, ids }: Services): Promise<void> {
  const there = await db.selectFrom('people').select('email').where('email', 'in', demoStaffEmails).execute();
  const missing = demoStaff.filter(({ email }) => !there.some((one) => one.email === email));
  if (missing.length === 0) return;
  const hash = await auth.hashPassword(demoAdmin.password);
  await db.transaction().execute(async (trx) => {
    for (const { email, name, role } of missing) {
      const id = ids('per');
      await trx.insertInto('people').values({ id, name, email }).execute();
      await trx.insertInto('passwords').values({ person_id: id, hash, changed_at: clock() }).execute();
      await trx.insertInto('staff_roles').values({ person_id: id, role }).execute();
    }
  });
}
