import type { Role } from '#core/people/roles.ts';
import type { Services } from '../services.ts';

/** Published in this repository; a production start refuses a database that has them. */
export const demoAdmin = { email: 'admin@temple.example', password: 'lamp-lotus-flute' } as const;

/**
 * One of each role and two owners, all with the demo administrator's password, so that every admin
 * page can be tried.
 */
const demoStaff: readonly { email: string; name: string; role: Role }[] = [
  { email: demoAdmin.email, name: 'Radhika Devi', role: 'owner' },
  // A second owner: changes that need two can be tried.
  { email: 'owner@temple.example', name: 'Kishori Devi', role: 'owner' },
  { email: 'accounts@temple.example', name: 'Vivek Rana', role: 'accounts' },
  { email: 'content@temple.example', name: 'Meera Iyer', role: 'content' },
  { email: 'seva-desk@temple.example', name: 'Gopal Das', role: 'seva-desk' },
  { email: 'shop-desk@temple.example', name: 'Sarala Devi', role: 'shop-desk' },
  { email: 'guest-house-desk@temple.example', name: 'Damodar Das', role: 'guest-house-desk' },
  { email: 'viewer@temple.example', name: 'Lalita Sharma', role: 'viewer' },
];

export const demoStaffEmails: readonly string[] = demoStaff.map(({ email }) => email);

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
