import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { untilWaiting } from '../db/test-at-once.ts';
import { makeTestDatabase } from '../db/test-database.ts';
import { begin, makeFixture, pay } from '../purchases/test-donations.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { makeTestServices } from '../test-services.ts';
import { listCauses } from './cause-queries.ts';
import { findDonationStatus } from './donation-queries.ts';
import { openGiving } from './open-giving.ts';
import { findReceipt } from './receipt-queries.ts';

const fixture = openFixture({}, { empty: true });

const facts = {
  name: 'Hare Krishna Charitable Trust',
  address: 'Wave City, Ghaziabad, Uttar Pradesh 201015',
  pan: 'AAATH1234K',
  receiptPrefix: 'HK',
};
const general = {
  path: 'tax',
  pan: 'ABCPE1234F',
  addressLine: '12 Temple Road',
  city: 'Ghaziabad',
  state: 'Uttar Pradesh',
  pin: '201015',
  lines: [{ causeId: 'general', typeId: null, ownAmount: '501', quantity: '1' }],
} as const;
const receiptOf = async (id: string) => {
  const receipt = (await findDonationStatus(fixture.services, id))?.receipt;
  return findReceipt(fixture.services, receipt?.id ?? '');
};
async function give(instead: object) {
  const donation = await begin(fixture.services, instead);
  await pay(fixture.gateway, donation.orderId, 'pay');
  await fixture.gateway.tick();
  return receiptOf(donation.id);
}

it('an empty database takes no donation, and nothing is created when facts are missing', async () => {
  expect(await listCauses(fixture.services)).toEqual([]);
  expect(await openGiving(fixture.services, { ...facts, pan: '' })).toMatchObject({
    ok: false,
    code: 'invalid',
  });
  expect(await listCauses(fixture.services)).toEqual([]);
});

it('takes its first donation once it is opened; without a registration no receipt mentions a deduction', async () => {
  expect(await openGiving(fixture.services, facts)).toMatchObject({
    ok: true,
    value: { taxDonations: false },
  });
  expect(await give({ lines: [...general.lines] })).toMatchObject({
    number: expect.stringMatching(/^HK\/\d\d-\d\d\/000001$/),
    entity: { name: facts.name },
    taxEligible: false,
  });
});

it('run again with the registration the next donation is tax-deductible, and the first receipt stays as it was', async () => {
  const registered = { ...facts, name: 'Hare Krishna Trust', deductionRegistration: 'AAATH1234KF20214' };
  expect(await openGiving(fixture.services, registered)).toMatchObject({ value: { taxDonations: true } });
  expect(await give({ ...general, lines: [...general.lines] })).toMatchObject({
    number: expect.stringMatching(/000002$/),
    entity: { name: 'Hare Krishna Trust', deductionRegistration: 'AAATH1234KF20214' },
    taxEligible: true,
  });
  const first = await fixture.db
    .selectFrom('receipts')
    .select('facts')
    .where('sequence', '=', 1)
    .executeTakeFirst();
  expect(first?.facts).toMatchObject({ entity: { name: facts.name } });
  const other = await openGiving(fixture.services, { ...registered, receiptPrefix: 'HX' });
  expect(other).toMatchObject({ ok: false, code: 'series-begun', field: 'receiptPrefix' });
});

it('refuses the prefix of another legal entity, also one that applies later', async () => {
  const other = { id: 'other', name: 'Other Trust', address: 'x', pan: 'AAATD0000E', receipt_prefix: 'QT' };
  await fixture.db.insertInto('legal_entities').values(other).execute();
  const later = { legal_entity_id: 'other', holds_from: '2098-04-01', prefix: 'ZZ', set_by: 'x' };
  await fixture.db
    .insertInto('receipt_prefixes')
    .values({ ...later, set_at: new Date() })
    .execute();
  for (const receiptPrefix of ['QT', 'QT2', 'ZZ']) {
    expect(await openGiving(fixture.services, { ...facts, receiptPrefix })).toMatchObject({
      code: 'prefix-taken',
    });
  }
});

it('a series has one prefix, also where it is corrected while its first receipt is written', async () => {
  const fresh = await makeTestDatabase();
  const other = await makeFixture(fresh.db, {}, { empty: true });
  await openGiving(other.services, facts);
  const input = { lines: [...general.lines], email: 'first@example.com' };
  const [first, second] = [await begin(other.services, input), await begin(other.services, input)];
  const mark = 'first@example.com';
  await sql`select note_guest('Radha', ${mark}, null, null, now())`.execute(fresh.db);
  const settling = await fresh.db.transaction().execute(async (trx) => {
    // The settlement is paused after it has read the donation and before it writes the receipt.
    await sql`select id from guests where mark = ${mark} for update`.execute(trx);
    await pay(other.gateway, first.orderId, 'pay');
    const ticking = other.gateway.tick();
    await untilWaiting(fresh.db);
    await openGiving(other.services, { ...facts, receiptPrefix: 'HN' });
    return { ticking };
  });
  await settling.ticking;
  await pay(other.gateway, second.orderId, 'pay');
  await other.gateway.tick();
  const rows = await fresh.db.selectFrom('receipts').select('number').orderBy('sequence').execute();
  expect(rows.map(({ number }) => number.split('/')[0])).toEqual(['HN', 'HN']);
  await fresh.close();
});

it('is refused where the demo was installed', async () => {
  const demo = await makeTestDatabase();
  await makeFixture(demo.db);
  expect(await openGiving(makeTestServices(demo.db), facts)).toMatchObject({ code: 'demo-data' });
  await demo.close();
});
