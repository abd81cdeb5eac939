import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import type { Db } from '../db/schema.ts';
import { expectPair, untilWaiting } from '../db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { staffOf } from '../people/test-people.ts';
import { begin, type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { claimUpiPayment } from './claim-upi-payment.ts';
import { matchUpiClaim } from './match-upi-claim.ts';
import { takeBackClaim } from './take-back-claim.ts';

// What may happen to a donation between the form in which a freed transfer is matched to it and the
// match.

let test: TestDatabase;
let fixture: Fixture;
const now = new Date('2026-11-21T06:00:00Z');
const clerk = staffOf('per_clerk', 'accounts');

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => now });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const match = (claim: string, donation = '') =>
  matchUpiClaim(fixture.services, clerk, claim, 'matched', donation);
const lockDonationRow = (trx: Db, id: string) =>
  trx.selectFrom('donations').select('id').where('id', '=', id).forUpdate().execute();
const receiptsOf = (id: string) =>
  test.db.selectFrom('receipts').select('number').where('donation_id', '=', id).execute();

let made = 0;
/** A transfer whose match was taken back: it waits for another donation of its sum. */
async function freedClaim(): Promise<string> {
  made += 1;
  const donation = await begin(fixture.services);
  const utr = String(600_000_000_000 + made);
  const input = { donationId: donation.id, utr, amount: String(donation.total / 100), paidOn: '2026-11-21' };
  expect(await claimUpiPayment(fixture.services, input)).toMatchObject({ ok: true });
  const { id } = await test.db
    .selectFrom('upi_claims')
    .select('id')
    .where('utr', '=', utr)
    .executeTakeFirstOrThrow();
  expect(await match(id)).toMatchObject({ ok: true });
  const back = { donationId: donation.id, reason: 'Another person paid this.' };
  expect(await takeBackClaim(fixture.services, clerk, back)).toMatchObject({ ok: true });
  return id;
}

it('of two transfers matched concurrently to one donation one is matched, and the other is refused because it is paid', async () => {
  const claims = [await freedClaim(), await freedClaim()] as const;
  const { id } = await begin(fixture.services);
  await expectPair(test.db, {
    table: 'donations',
    hold: (trx) => lockDonationRow(trx, id),
    make: async () => [() => match(claims[0], id), () => match(claims[1], id)],
    second: { code: 'gift-unfit', field: 'donation' },
  });
  expect(await receiptsOf(id)).toHaveLength(1);
});

it('a donation that closes while a transfer is matched to it gets none, and may be copied', async () => {
  const claim = await freedClaim();
  const { id } = await begin(fixture.services);
  let answer: ReturnType<typeof match> | undefined;
  await test.db.transaction().execute(async (trx) => {
    await lockDonationRow(trx, id);
    answer = match(claim, id);
    await untilWaiting(test.db);
    await trx.updateTable('donations').set({ state: 'expired' }).where('id', '=', id).execute();
    const expired = { donation_id: id, at: now, kind: 'expired', state: 'expired' } as const;
    await trx.insertInto('donation_events').values(expired).execute();
  });
  expect(await answer).toMatchObject({ code: 'gift-unfit', field: 'donation' });
  expect(await match(claim, id)).toMatchObject({ ok: true });
});
