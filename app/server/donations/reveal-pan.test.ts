import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { staffOf } from '../people/test-people.ts';
import { begin, type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { sealDonationPan } from './donation-pan.ts';
import { revealPan } from './reveal-pan.ts';

let test: TestDatabase;
let fixture: Fixture;
let donationId: string;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db);
  donationId = (await begin(fixture.services)).id;
  await test.db
    .updateTable('donations')
    .set(sealDonationPan(fixture.services.sealer, donationId, 'ABCPE1234F'))
    .where('id', '=', donationId)
    .execute();
});
afterAll(() => test.close());

const reason = 'The auditor asked for this receipt.';
const looks = () => test.db.selectFrom('audit_log').selectAll().where('action', '=', 'pan.read').execute();

it('shows a PAN only with the permission, for a reason, and logs the access without the PAN', async () => {
  const accounts = staffOf('per_a', 'accounts');
  const show = (who = accounts, why = reason, id = donationId) => revealPan(fixture.services, who, id, why);
  expect(await show(staffOf('per_v', 'viewer'))).toMatchObject({ code: 'not-allowed' });
  expect(await show(accounts, 'because')).toMatchObject({ code: 'pan-reason' });
  expect(await show(accounts, reason, 'don_unknown')).toMatchObject({ code: 'pan-none' });
  expect(await looks()).toEqual([]);
  expect(await show()).toEqual({ ok: true, value: 'ABCPE1234F' });
  const [look] = await looks();
  expect(look).toMatchObject({ subject: donationId, person_id: 'per_a', details: { reason } });
  expect(JSON.stringify(look)).not.toContain('ABCPE1234F');
});
