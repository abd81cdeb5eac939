import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Paise, rupees } from '#core/money/paise.ts';
import type { BillFacts } from '#core/orders/bill.ts';
import type { LadderStep } from '#core/stay/stay-terms.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { makeFixture } from '#server/purchases/test-donations.ts';
import { checkIn, checkOut } from '../desk/advance-stay.ts';
import { beginStay, captureOf, makeTestHouse, setTestTerms } from '../test-stays.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
type Begun = Awaited<ReturnType<typeof beginStay>>;
export type BilledHouse = Awaited<ReturnType<typeof makeBilledHouse>>;

/**
 * A guest house of a registered seller: 2,500 rupees a night, of which 5 percent are tax, and meals
 * of 210 a day. `close` looks whether its books are right.
 */
export async function makeBilledHouse() {
  const test = await makeTestDatabase();
  let now = new Date('2026-11-20T06:00:00Z');
  const at = (moment: string) => {
    now = new Date(moment);
  };
  const { services } = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await makeTestHouse(test.db, 10);
  await test.db
    .updateTable('room_types')
    .set({ night_paise: rupees(2_500) })
    .execute();
  await setTestTerms(test.db, { gst: [{ upTo: null, rateBp: 500 }], meal_paise: rupees(210) });
  const shop = { seller: 'Temple', address: 'Road 1', state: 'Uttar Pradesh', gstin: '09AAATD0000D1ZO' };
  const rest = { billMark: 'A', pickup: true, payAtPickup: true, buyerCancels: true };
  await test.db
    .insertInto('settings')
    .values({ key: 'shop', value: JSON.stringify({ ...shop, ...rest }) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: JSON.stringify({ ...shop, ...rest }) }),
    )
    .execute();

  async function paidStay(instead: Parameters<typeof beginStay>[1] = {}): Promise<Begun> {
    at('2026-11-20T06:00:00Z');
    const stay = await beginStay(services, instead);
    await settlePayment(services, { snapshot: captureOf(stay, { capturedAt: now }), event: null });
    return stay;
  }

  async function stayAndLeave({ id }: Begun): Promise<void> {
    at('2026-12-01T08:00:00Z');
    const came = await checkIn(services, keeper, { stayId: id, idKind: 'passport', idLast4: 'Z123' });
    expect(came).toMatchObject({ ok: true });
    at('2026-12-03T04:00:00Z');
    expect(await checkOut(services, keeper, id)).toMatchObject({ ok: true });
  }

  /** So much of the payment has gone back in all, in the gateway's dashboard. */
  async function goesBack(stay: Begun, refunded: Paise): Promise<void> {
    const snapshot = captureOf(stay, { capturedAt: new Date('2026-11-20T06:00:00Z'), refunded });
    await settlePayment(services, { snapshot: { ...snapshot, refundBegun: true }, event: null });
  }

  async function billsOf(stayId: string) {
    const rows = await test.db
      .selectFrom('bills')
      .selectAll()
      .where('stay_id', '=', stayId)
      .orderBy(sql`kind = 'credit-note'`)
      .orderBy('sequence')
      .execute();
    return rows.map((row) => ({ ...row, facts: row.facts as BillFacts }));
  }

  /** What new bookings get back when they are cancelled. */
  const terms = (ladder: LadderStep[]) =>
    test.db
      .updateTable('stay_terms')
      .set({ ladder: JSON.stringify(ladder) })
      .execute();

  async function close(): Promise<void> {
    expect(await auditLedger(test.db)).toEqual([]);
    await test.close();
  }

  return { test, services, at, now: () => now, terms, paidStay, stayAndLeave, goesBack, billsOf, close };
}
