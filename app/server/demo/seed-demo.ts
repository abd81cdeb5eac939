import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { seedDemoBlogs } from './demo-blogs.ts';
import { seedCauses } from './demo-causes.ts';
import { seedDemoClasses } from './demo-classes.ts';
import { seedDemoDarshan, seedDemoLive } from './demo-darshan.ts';
import { seedDemoEvents } from './demo-events.ts';
import { seedMembershipTiers } from './demo-membership.ts';
import { seedOwnEvents } from './demo-own-events.ts';
import { seedDemoPasses } from './demo-passes.ts';
import { seedDemoPeople } from './demo-people.ts';
import { seedDemoProducts } from './demo-products.ts';
import { seedDemoSettings } from './demo-settings.ts';
import { seedDemoTables } from './demo-tables.ts';
import { seedCsrProjects, seedTempleRows } from './demo-temple-rows.ts';
import { seedDemoTours } from './demo-tours.ts';
import { seedDemoTranslations } from './demo-translations.ts';

/**
 * Demo content, one seeder a noun, each idempotent: it fills its tables only where they are empty.
 */
const seeders: ((services: Services) => Promise<void>)[] = [
  seedCauses,
  seedDemoBlogs,
  seedDemoEvents,
  seedDemoPasses,
  seedDemoTables,
  seedDemoDarshan,
  seedDemoLive,
  seedDemoTours,
  seedDemoClasses,
  seedMembershipTiers,
  seedDemoPeople,
  seedTempleRows,
  seedCsrProjects,
  seedDemoProducts,
  seedOwnEvents,
  seedDemoSettings,
  seedDemoTranslations,
];

const lockKey = 7_403_223;

/**
 * Fills an empty site with demo content, once, however many processes start together. Never runs in
 * production.
 */
export async function seedDemo(services: Services): Promise<void> {
  if (services.config.mode === 'production') throw new Error('demo content has no place in production');
  await services.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(connection);
    try {
      for (const seed of seeders) await seed(services);
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}
