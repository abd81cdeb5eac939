import type { Services } from '../services.ts';
import { fillTable } from './fill-table.ts';

/**
 * A draft: the demo's calendar shows what is computed, and the staff see how an event of their own
 * is made.
 */
export async function seedOwnEvents({ db }: Services): Promise<void> {
  await fillTable(db, 'calendar_own_events', [
    {
      ...{ id: 'own_sunday-love-feast', title: 'Sunday Love Feast', repeats: 'weekly', status: 'draft' },
      note: 'Kirtan, a class and a vegetarian feast. Everybody is welcome.',
      starts_on: '2026-11-22',
      ends_on: null,
    },
  ]);
}
