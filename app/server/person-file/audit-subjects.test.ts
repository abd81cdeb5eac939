import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makeTestShop, order } from '../orders/test-orders.ts';
import { makePerson } from '../people/test-people.ts';
import { begin, type Fixture } from '../purchases/test-donations.ts';
import { findAuditSubjects } from './audit-subjects.ts';

let test: TestDatabase;
let fixture: Fixture;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db);
});
afterAll(() => test.close());

it('names people, donations, orders and articles of the log, and leaves out what is deleted', async () => {
  const { services } = fixture;
  const personId = await makePerson(services, 'meera@temple.test', 'Meera Iyer');
  const donation = await begin(services);
  const { id: orderId } = await order(services);
  const found = await findAuditSubjects(services, [
    ...[personId, donation.id, orderId, 'sri-isopanisad-english', 'sri-isopanisad-english'],
    ...['per_gone', 'don_gone', 'bank', "'; drop table people"],
  ]);
  expect([...found.keys()].sort()).toEqual([donation.id, orderId, personId, 'sri-isopanisad-english'].sort());
  expect(found.get(personId)).toEqual({ kind: 'person', name: 'Meera Iyer' });
  expect(found.get(orderId)).toMatchObject({ kind: 'order', number: expect.any(Number) });
  expect(found.get(donation.id)).toMatchObject({ kind: 'donation', total: expect.any(Number) });
  expect(found.get('sri-isopanisad-english')).toMatchObject({ kind: 'article', productId: 'sri-isopanisad' });
  expect(await findAuditSubjects(services, [])).toEqual(new Map());
});
