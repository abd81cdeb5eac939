import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BillFacts } from '#core/orders/bill.ts';
import { type Viewer, visitor } from '#core/people/viewer.ts';
import type { StayInput } from '#core/stay/stay-input.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedMembershipTiers } from '#server/demo/demo-membership.ts';
import { findMembership } from '#server/membership/membership-queries.ts';
import { makeActiveMember } from '#server/membership/test-members.ts';
import { withdrawUse } from '#server/membership/use-benefit.ts';
import { makePerson, staffOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { cancelOwnStay } from '../changes/cancel-stay.ts';
import { changeDates } from '../changes/change-dates.ts';
import { checkIn, checkOut } from '../desk/advance-stay.ts';
import { findStay } from '../queries/stay-queries.ts';
import { expireStays } from '../states/expire-stays.ts';
import { aStayInput, captureOf, makeTestHouse, toPay } from '../test-stays.ts';
import { startStay } from './start-stay.ts';

let test: TestDatabase;
let fixture: Fixture;
let member: Viewer;
let membershipId: string;
let now = new Date('2026-11-20T06:00:00Z');
const keeper = staffOf('per_keeper', 'guest-house-desk');
const signal = new AbortController().signal;

beforeAll(async () => {
  test = await makeTestDatabase(12);
  fixture = await makeFixture(test.db, { clock: () => now });
  await makeTestHouse(test.db, 20);
  await seedMembershipTiers(fixture.services);
  await sql`update membership_tiers set amount_paise = 1000000`.execute(test.db);
  const email = 'member@example.com';
  const personId = await makePerson(fixture.services, email);
  member = { kind: 'devotee', personId, name: 'Radha', email, emailVerified: true, mobile: null } as Viewer;
  membershipId = await makeActiveMember(fixture.services, { tier: 'gold', email });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});
beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  // Every test begins with all seven.
  const open = await test.db
    .selectFrom('stay_bookings')
    .select('id')
    .where('stage', 'in', ['open', 'booked'])
    .execute();
  for (const { id } of open) await cancelOwnStay(fixture.services, id);
});

const left = async () =>
  (await findMembership(fixture.services, membershipId))?.benefits.find(({ kind }) => kind === 'nights')
    ?.left;
const seen = async (id: string) => (await findStay(fixture.services, id)) ?? expect.fail(id);

/** The nights cost a thousand rupees each, less the free ones. */
async function book(freeNights: string, nights: number, instead: Partial<StayInput> = {}, viewer = member) {
  const input = {
    ...aStayInput({ departure: `2026-12-0${1 + nights}`, ...instead }),
    freeNights,
    shownTotal: String(Math.max(0, nights - (Number(freeNights) || 0)) * 100_000),
  };
  return startStay(fixture.services, viewer, input, `10.9.0.${Math.trunc(Math.random() * 250)}`);
}

async function booked(freeNights: string, nights: number): Promise<string> {
  const started = await book(freeNights, nights);
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  return started.value.id;
}

describe('free nights of a member', () => {
  it('that are all of a stay book it at once, and come back when it is cancelled', async () => {
    const before = (await left()) ?? 0;
    const id = await booked('2', 2);
    expect(await seen(id)).toMatchObject({ stage: 'booked', total: 0, toPay: 0, freeNights: 2 });
    expect(await seen(id)).toMatchObject({ payable: false, byDesk: false });
    expect(await left()).toBe(before - 2);
    const letters = await test.db
      .selectFrom('letters')
      .select('cause_key')
      .where('cause_key', 'like', `stay:${id}:%`)
      .execute();
    expect(letters).toEqual([{ cause_key: `stay:${id}:booked` }]);
    // The desk takes out no use of a booking.
    const [use] = (await findMembership(fixture.services, membershipId))?.uses ?? [];
    expect(await withdrawUse(fixture.services, keeper, membershipId, use?.id ?? '')).toMatchObject({
      code: 'membership-unknown',
    });
    expect(await cancelOwnStay(fixture.services, id)).toMatchObject({ ok: true });
    expect(await left()).toBe(before);
  });

  it('are used while the rest is unpaid, come back when it expires, and stay used when it is paid', async () => {
    const id = await booked('2', 3);
    expect(await seen(id)).toMatchObject({ stage: 'open', total: 100_000 });
    expect(await left()).toBe(5);
    now = new Date(now.getTime() + 9 * 86_400_000);
    await expireStays.run(fixture.services, signal);
    expect((await seen(id)).state).toBe('cancelled');
    expect(await left()).toBe(7);
    now = new Date('2026-11-20T06:00:00Z');
    const other = await booked('2', 3);
    const paying = await toPay(fixture.services, other);
    await settlePayment(fixture.services, { snapshot: captureOf(paying, { capturedAt: now }), event: null });
    expect(await seen(other)).toMatchObject({ stage: 'booked', toPay: 0 });
    expect(await left()).toBe(5);
  });

  it('are the member’s alone, and never more than are left or than the stay has', async () => {
    expect(await book('2', 2, {}, visitor)).toMatchObject({
      problems: [{ code: 'stay-nights-used-up', values: { n: 0 } }],
    });
    expect(await book('3', 2)).toMatchObject({ ok: false, problems: [{ field: 'freeNights' }] });
    const none = await book('', 2);
    expect(none.ok && (await seen(none.value.id)).total).toBe(200_000);
  });

  it('twenty bookings of two at once: three have them', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => book('2', 2)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await left()).toBe(1);
    const refused = all.flatMap((one) => (one.ok ? [] : one.problems.map(({ code }) => code)));
    expect(new Set(refused)).toEqual(new Set(['stay-nights-used-up']));
  });

  it('follow other dates: fewer nights keep fewer of them', async () => {
    const id = await booked('3', 3);
    expect(await left()).toBe(4);
    const dates = { arrival: '2026-12-05', departure: '2026-12-06' };
    const change = () =>
      inTransaction(fixture.services, (write) => changeDates(write, id, dates, { by: 'guest' }));
    expect(await change()).toMatchObject({ ok: true });
    expect(await seen(id)).toMatchObject({ ...dates, freeNights: 1, toPay: 0 });
    expect(await left()).toBe(6);
  });

  it('that come to cover a whole stay keep it when all that was paid goes back', async () => {
    const id = await booked('2', 3);
    const paying = await toPay(fixture.services, id);
    const settle = (instead = {}) =>
      settlePayment(fixture.services, {
        snapshot: { ...captureOf(paying, { capturedAt: now }), ...instead },
        event: null,
      });
    await settle();
    const ladder = JSON.stringify([{ days: 1, percent: 100 }]);
    await test.db.updateTable('stay_bookings').set({ ladder }).where('id', '=', id).execute();
    const dates = { arrival: '2026-12-01', departure: '2026-12-03' };
    const changed = inTransaction(fixture.services, (write) =>
      changeDates(write, id, dates, { by: 'guest' }),
    );
    expect(await changed).toMatchObject({ ok: true });
    const refunds = test.db.selectFrom('refunds').select('amount_paise').where('stay_id', '=', id);
    expect(await refunds.execute()).toEqual([{ amount_paise: 100_000 }]);
    await settle({ refunded: 100_000, refundBegun: true });
    expect(await seen(id)).toMatchObject({ stage: 'booked', state: 'booked', toPay: 0, freeNights: 2 });
    expect(await left()).toBe(5);
  });

  it('are on the bill without a sum; of a stay that is all free there is none', async () => {
    for (const [free, nights, bills] of [
      ['2', 2, 0],
      ['1', 2, 1],
    ] as const) {
      const id = await booked(free, nights);
      if (bills > 0) {
        const snapshot = captureOf(await toPay(fixture.services, id), { capturedAt: now });
        await settlePayment(fixture.services, { snapshot, event: null });
      }
      now = new Date('2026-12-01T08:00:00Z');
      const papers = { idKind: 'aadhaar', idLast4: '1234' };
      expect(await checkIn(fixture.services, keeper, { stayId: id, ...papers } as never)).toMatchObject({
        ok: true,
      });
      now = new Date('2026-12-03T04:00:00Z');
      expect(await checkOut(fixture.services, keeper, id)).toMatchObject({ ok: true });
      const rows = await test.db
        .selectFrom('bills')
        .select(sql<BillFacts>`facts`.as('facts'))
        .where('stay_id', '=', id)
        .execute();
      expect(rows).toHaveLength(bills);
      if (rows[0]) {
        expect(rows[0].facts.total).toBe(100_000);
        expect(rows[0].facts.lines.map(({ unit, options }) => [unit, options])).toContainEqual([
          0,
          "a room and night, free by the guest's membership",
        ]);
      }
      now = new Date('2026-11-20T06:00:00Z');
    }
  });
});
