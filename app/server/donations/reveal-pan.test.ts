import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { begin, type Fixture, makeFixture } from '../payments/test-gifts.ts';
import { staffOf } from '../people/test-people.ts';
import { sealGiftPan } from './gift-pan.ts';
import { revealPan } from './reveal-pan.ts';

let test: TestDatabase;
let fixture: Fixture;
let giftId: string;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db);
  giftId = (await begin(fixture.services)).id;
  await test.db
    .updateTable('donations')
    .set(sealGiftPan(fixture.services.sealer, giftId, 'ABCPE1234F'))
    .where('id', '=', giftId)
    .execute();
});
afterAll(() => test.close());

const reason = 'The auditor asked for this receipt.';
const looks = () => test.db.selectFrom('audit_log').selectAll().where('action', '=', 'pan.read').execute();

it('shows a PAN only to who may, for a reason, and notes the look without the PAN', async () => {
  const accounts = staffOf('per_a', 'accounts');
  const show = (who = accounts, why = reason, id = giftId) => revealPan(fixture.services, who, id, why);
  expect(await show(staffOf('per_v', 'viewer'))).toMatchObject({ code: 'not-allowed' });
  expect(await show(accounts, 'because')).toMatchObject({ code: 'pan-reason' });
  expect(await show(accounts, reason, 'don_unknown')).toMatchObject({ code: 'pan-none' });
  expect(await looks()).toEqual([]);
  expect(await show()).toEqual({ ok: true, value: 'ABCPE1234F' });
  const [look] = await looks();
  expect(look).toMatchObject({ subject: giftId, person_id: 'per_a', details: { reason } });
  expect(JSON.stringify(look)).not.toContain('ABCPE1234F');
});
