import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import { staffOf } from '../people/test-people.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { captureOf } from '../stay/test-stays.ts';
import { makeTestFestival, type toPayPasses } from './test-passes.ts';

export const organiser = staffOf('per_desk', 'owner');

/**
 * For a test file: a site with one festival, made anew before each test two weeks before its evening.
 * There are twenty passes of a kind, but of the camp, and the audit never finds anything.
 */
export function openFestival() {
  let now = new Date();
  const fixture = openFixture({ clock: () => now }, { connections: 4, empty: true });
  const db = () => fixture.db;
  const services = () => fixture.services;

  beforeEach(async () => {
    expect(await auditLedger(db())).toEqual([]);
    now = new Date('2026-11-20T06:00:00Z');
    await sql`truncate events, holds, pass_bookings, unproven_shares, letters cascade`.execute(db());
    await makeTestFestival(db(), {
      ...{ seats: 20, people: 40 },
      products: [
        { id: 'feast-camp', kind: 'camp', price_paise: 20_000, needs_approval: true, quota: 2 },
        { id: 'feast-family', kind: 'family', price_paise: 0, people: 5, family_limit: 1 },
        {
          ...{ id: 'feast-early', price_paise: 20_000, early_paise: 15_000 },
          early_until: new Date('2026-11-25T00:00:00Z'),
        },
        { id: 'feast-member', members_until: new Date('2026-11-25T00:00:00Z') },
      ],
    });
  });

  return {
    ...{ db, services, gateway: () => fixture.gateway },
    now: () => now,
    setNow: (moment: Date) => {
      now = moment;
    },
    addMinutes: (count: number) => {
      now = new Date(now.getTime() + count * 60_000);
    },

    /** Settles a payment of the whole booking, made now. */
    pay: (booking: Awaited<ReturnType<typeof toPayPasses>>, instead = {}) =>
      settlePayment(services(), {
        snapshot: captureOf(booking, { capturedAt: now, ...instead }),
        event: null,
      }),

    /** How a booking is paid and where it stands. */
    stageOf: (id: string) =>
      db()
        .selectFrom('pass_bookings')
        .select(['state', 'stage'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),

    /** How many passes of a kind nobody has and nobody holds. */
    async countFree(product = 'feast-seat'): Promise<number> {
      const { on_hand, held } = await db()
        .selectFrom('event_products')
        .select(['on_hand', 'held'])
        .where('id', '=', product)
        .executeTakeFirstOrThrow();
      return on_hand - held;
    },

    /** What each letter about passes says, in order. */
    async letters(): Promise<string[]> {
      const rows = await db().selectFrom('letters').select('cause_key').orderBy('cause_key').execute();
      return rows.map(({ cause_key }) => cause_key.split(':').slice(2).join(':'));
    },
  };
}
