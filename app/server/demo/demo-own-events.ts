import type { Services } from '../services.ts';

/**
 * A draft: the demo's calendar shows what is computed, and the staff see how an event of their own
 * is made.
 */
export async function seedOwnEvents({ db }: Services): Promise<void> {
  const known = await db.selectFrom('calendar_own_events').select('id').limit(1).executeTakeFirst();
  if (known) return;
  await db
    .insertInto('calendar_own_events')
    .values({
      ...{ id: 'own_sunday-love-feast', title: 'Sunday Love Feast', repeats: 'weekly', status: 'draft' },
      note: 'Kirtan, a class and a vegetarian feast. Everybody is welcome.',
      starts_on: '2026-11-22',
      ends_on: null,
    })
    .execute();
}
