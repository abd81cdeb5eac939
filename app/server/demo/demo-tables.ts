import type { Insertable } from 'kysely';
import { templeDay } from '#core/time/temple-day.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { seedDemoHouse } from './demo-house.ts';
import { demoHtml, demoRows } from './demo-rows.ts';
import { fillTable } from './fill-table.ts';

/** The tables whose rows are in content/demo as they are, in the order of their file. */
export async function seedDemoTables(services: Services): Promise<void> {
  const now = services.clock();
  const live = { status: 'live' } as const;
  await fill(services, 'stories', (row, at) => ({
    ...row,
    type: row.type ?? 'image',
    position: at + 1,
    ...live,
    publish_at: now,
  }));
  await fill(services, 'media_items', (row, at) => ({ ...row, position: at + 1, ...live }));
  await fill(services, 'sevas', (row, position) => ({ ...row, position, ...live }));
  await fill(services, 'room_types', (row, position) => ({ ...row, position }));
  await seedDemoHouse(services);
  await fill(services, 'temple_services', (row, position) => ({
    ...row,
    body: demoHtml(row.body),
    position,
    ...live,
  }));
  await fill(services, 'donation_outcomes', (row) => ({
    ...row,
    happened_on: row.happened_on ?? templeDay(now),
  }));
}

async function fill<Table extends keyof Database>(
  { db }: Services,
  table: Table,
  complete: (row: Insertable<Database[Table]>, at: number) => Insertable<Database[Table]>,
): Promise<void> {
  await fillTable(db, table, demoRows<Insertable<Database[Table]>>(table).map(complete));
}
