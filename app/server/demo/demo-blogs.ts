import type { Insertable } from 'kysely';
import { templeDay, templeMoment } from '#core/time/temple-day.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { daysLater } from './demo-days.ts';
import { demoHtml, demoRows } from './demo-rows.ts';
import { fillTable } from './fill-table.ts';

type DemoBlog = Insertable<Database['blogs']> & { daysAgo: number };

export async function seedDemoBlogs({ db, clock }: Services): Promise<void> {
  const today = templeDay(clock());
  await fillTable(
    db,
    'blogs',
    demoRows<DemoBlog>('blogs').map(({ daysAgo, ...blog }) => ({
      ...blog,
      description: demoHtml(blog.description),
      status: 'live' as const,
      publish_at: templeMoment(daysLater(today, -daysAgo), '06:00'),
    })),
  );
}
