import type { Services } from '../services.ts';
import { seedDemoBlogs } from './demo-blogs.ts';
import { seedCauses } from './demo-causes.ts';
import { seedDemoEvents } from './demo-events.ts';
import { seedDemoPeople } from './demo-people.ts';
import { seedDemoStories } from './demo-stories.ts';

/** Demo content, one seeder a noun, each idempotent: it fills its tables only where they are empty. */
const seeders: ((services: Services) => Promise<void>)[] = [
  seedCauses,
  seedDemoBlogs,
  seedDemoEvents,
  seedDemoStories,
  seedDemoPeople,
];

/** Fills an empty site with demo content. Never runs in production. */
export async function seedDemo(services: Services): Promise<void> {
  if (services.config.mode === 'production') throw new Error('demo content has no place in production');
  for (const seed of seeders) await seed(services);
}
