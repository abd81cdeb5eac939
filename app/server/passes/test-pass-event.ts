import { sql } from 'kysely';
import type { TypedProduct } from '#core/passes/product-form.ts';
import type { TypedSlots } from '#core/passes/slot-form.ts';
import type { Db } from '../db/schema.ts';

/** The days of the tests: an event on 4 December 2026, planned a week before. */
export const planned = new Date('2026-11-26T06:00:00Z');

export async function makeEvent(db: Db, id = 'janmashtami'): Promise<string> {
  await sql`insert into events (id, title, description, location, starts_at, ends_at, images, status, publish_at)
    values (${id}, ${id}, 'x', 'The temple', '2026-12-04T10:30:00Z', '2026-12-04T18:30:00Z',
      '[{"image": "kirtan", "alt": "x"}]', 'live', ${planned})`.execute(db);
  return id;
}

export const productForm = (instead: Partial<TypedProduct> = {}): TypedProduct => ({
  ...{ title: 'Free entry', kind: 'free', price: '0', early: '', earlyUntil: '', people: '1' },
  ...{ familyLimit: '6', quota: '100', leastAge: '', mostAge: '', questions: '', membersUntil: '' },
  ...{ approval: '', membersFree: '', onSale: 'on', position: '0' },
  ...instead,
});

export const slotForm = (instead: Partial<TypedSlots> = {}): TypedSlots => ({
  ...{ day: '2026-12-04', from: '16:00', to: '17:00', every: '', gate: '', capacity: '50' },
  ...instead,
});
