import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PassInput } from '#core/passes/pass-input.ts';
import { type Viewer, visitor } from '#core/people/viewer.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedMembershipTiers } from '#server/demo/demo-membership.ts';
import { findMembership } from '#server/membership/membership-queries.ts';
import { makeActiveMember } from '#server/membership/test-members.ts';
import { withdrawUse } from '#server/membership/use-benefit.ts';
import { makePerson, staffOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { captureOf } from '#server/stay/test-stays.ts';
import { approvePasses, declinePasses } from '../changes/approve-passes.ts';
import { cancelOwnPasses } from '../changes/cancel-passes.ts';
import { findPassBooking } from '../queries/booking-queries.ts';
import { voidPass } from '../staff/void-pass.ts';
import { expirePasses } from '../states/expire-passes.ts';
import { aPassInput, makeTestFestival, toPayPasses } from '../test-passes.ts';
import { startPasses } from './start-passes.ts';

let test: TestDatabase;
let fixture: Fixture;
let member: Viewer;
let membershipId: string;
const morning = new Date('2026-11-20T06:00:00Z');
let now = morning;
const organiser = staffOf('per_organiser', 'event-organiser');
const services = () => fixture.services;

beforeAll(async () => {
  test = await makeTestDatabase(12);
  fixture = await makeFixture(test.db, { clock: () => now });
  await makeTestFestival(test.db, {
    ...{ seats: 200, people: 800 },
    products: [
      { id: 'feast-front', price_paise: 50_000, members_free: true, family_limit: 9 },
      { id: 'feast-camp', kind: 'camp', price_paise: 20_000, needs_approval: true, members_free: true },
    ],
  });
  await sql`update event_products set members_free = true where id = 'feast-seat'`.execute(test.db);
  await seedMembershipTiers(services());
  await sql`update membership_tiers set amount_paise = 1000000, passes_a_year = 5`.execute(test.db);
  const email = 'member@example.com';
  const personId = await makePerson(services(), email);
  member = { kind: 'devotee', personId, name: 'Radha', email, emailVerified: true, mobile: null } as Viewer;
  membershipId = await makeActiveMember(services(), { tier: 'gold', email });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});
beforeEach(async () => {
  now = morning;
  // Every test begins with all five.
  const { rows } = await sql<{ id: string }>`select id from pass_bookings
    where stage in ('open', 'asked', 'confirmed')`.execute(test.db);
  for (const { id } of rows) await cancelOwnPasses(services(), id);
  expect(await left()).toBe(5);
});

const left = async () =>
  (await findMembership(services(), membershipId))?.benefits.find(({ kind }) => kind === 'passes')?.left;
const seen = async (id: string) => (await findPassBooking(services(), id)) ?? expect.fail(id);
const prices = { 'feast-seat': '10000', 'feast-front': '50000', 'feast-camp': '20000', 'feast-free': '0' };

let asked = 0;
const book = (counts: Record<string, string>, instead: Partial<PassInput> = {}, viewer = member) => {
  asked += 1;
  const input = aPassInput({ counts, shown: prices, freePasses: '5', ...instead });
  return startPasses(services(), viewer, { eventId: 'feast', input }, `10.8.0.${asked}`);
};
async function booked(counts: Record<string, string>, instead: Partial<PassInput> = {}): Promise<string> {
  const started = await book(counts, instead);
  return started.ok ? started.value.id : expect.fail(JSON.stringify(started.problems));
}
const pay = async (id: string) =>
  settlePayment(services(), {
    snapshot: captureOf(await toPayPasses(services(), id), { capturedAt: now }),
    event: null,
  });

describe('free passes of a member', () => {
  it('are taken off the price, the dearest first, and used from then on', async () => {
    const id = await booked({ 'feast-seat': '4', 'feast-front': '3', 'feast-free': '1' });
    expect(await left()).toBe(0);
    const booking = await seen(id);
    expect(booking).toMatchObject({ total: 20_000, stage: 'open' });
    const ofMember = booking.passes.filter((pass) => pass.ofMember);
    expect(ofMember.map(({ title, price }) => `${title} ${price}`)).toEqual([
      ...['Seat 0', 'Seat 0', 'feast-front 0', 'feast-front 0', 'feast-front 0'],
    ]);
    await pay(id);
    expect(await seen(id)).toMatchObject({ stage: 'confirmed', paid: 20_000 });
    const [use] = (await findMembership(services(), membershipId))?.uses ?? [];
    expect(use).toMatchObject({ kind: 'passes', count: 5, passBookingId: id, eventId: 'feast' });
    // The office takes out no use of a booking.
    expect(
      await withdrawUse(services(), staffOf('per_a', 'accounts'), membershipId, use?.id ?? ''),
    ).toMatchObject({ code: 'membership-unknown' });
  });

  it('that are all of a booking confirm it at once, and come back when it is given up', async () => {
    const id = await booked({ 'feast-seat': '2' });
    expect(await seen(id)).toMatchObject({ stage: 'confirmed', total: 0, payBy: 'nothing' });
    expect(await left()).toBe(3);
    expect(await cancelOwnPasses(services(), id)).toMatchObject({ ok: true });
    expect(await left()).toBe(5);
  });

  it('come back when nobody pays the rest, and when the office voids one', async () => {
    const unpaid = await booked({ 'feast-front': '6' });
    expect(await left()).toBe(0);
    now = new Date(now.getTime() + 9 * 86_400_000);
    await expirePasses.run(services(), new AbortController().signal);
    expect(await seen(unpaid)).toMatchObject({ stage: 'cancelled' });
    expect(await left()).toBe(5);
    now = morning;
    const id = await booked({ 'feast-seat': '2' });
    const [pass] = (await seen(id)).passes;
    const voided = { code: pass?.code ?? '', reason: 'Lost', back: '' };
    expect(await voidPass(services(), organiser, id, voided)).toMatchObject({ ok: true });
    expect(await left()).toBe(4);
    expect(await auditLedger(test.db)).toEqual([]);
  });

  it('wait with what the office has to agree to', async () => {
    const [first, second] = [await booked({ 'feast-camp': '1' }), await booked({ 'feast-camp': '2' })];
    expect(await left()).toBe(2);
    expect(await approvePasses(services(), organiser, first)).toMatchObject({ ok: true });
    expect(await seen(first)).toMatchObject({ stage: 'confirmed', total: 0 });
    expect(await declinePasses(services(), organiser, second)).toMatchObject({ ok: true });
    expect(await left()).toBe(4);
  });

  it('are the member’s alone, only of kinds that are for them, and as many as were shown', async () => {
    expect(await book({ 'feast-seat': '1' }, {}, visitor)).toMatchObject({
      problems: [{ field: 'freePasses', code: 'passes-free-used-up', values: { n: 0 } }],
    });
    await booked({ 'feast-front': '4' });
    expect(await book({ 'feast-seat': '2' })).toMatchObject({
      problems: [{ field: 'freePasses', code: 'passes-free-used-up', values: { n: 1 } }],
    });
    expect(await seen(await booked({ 'feast-seat': '2' }, { freePasses: '1' }))).toMatchObject({
      total: 10_000,
    });
    expect(await seen(await booked({ 'feast-seat': '1' }, { freePasses: '' }))).toMatchObject({
      total: 10_000,
    });
    await sql`update event_products set members_free = false where id = 'feast-seat'`.execute(test.db);
    expect(await seen(await booked({ 'feast-seat': '1' }, { freePasses: '3' }))).toMatchObject({
      total: 10_000,
    });
    await sql`update event_products set members_free = true where id = 'feast-seat'`.execute(test.db);
    expect(await book({ 'feast-seat': '1' }, { freePasses: 'x' })).toMatchObject({ ok: false });
  });

  it('fifteen bookings of two at once: two have them', async () => {
    const all = await Promise.all(Array.from({ length: 15 }, () => book({ 'feast-front': '2' })));
    expect(all.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await left()).toBe(1);
    const refused = all.flatMap((one) => (one.ok ? [] : one.problems.map(({ code }) => code)));
    expect(new Set(refused)).toEqual(new Set(['passes-free-used-up']));
    expect(await auditLedger(test.db)).toEqual([]);
  });
});
