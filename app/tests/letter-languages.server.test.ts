import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { captureOf, order } from '#server/orders/test-orders.ts';
import { giveRole, makePerson, requestOf, staffOf } from '#server/people/test-people.ts';
import { askForStock } from '#server/products/ask-for-stock.ts';
import { sendStockAlerts } from '#server/products/send-stock-alerts.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { begin, type Fixture, makeFixture, pay } from '#server/purchases/test-donations.ts';
import { answerByLetter } from '#server/requests/answer-by-letter.ts';
import { placeRequest } from '#server/requests/place-request.ts';
import { contactWith, somebody } from '#server/requests/test-requests.ts';
import { bookSeva } from '#server/sevas/book-seva.ts';
import { cancelSevaByStaff } from '#server/sevas/cancel-seva.ts';
import { notifyOfCertificate } from '#server/statements/certificate-letters.ts';
import { openTestSite } from './test-site.ts';

// Letters that come later, out of a job or the office, are in the language in which somebody came:
// it stands in the row that they are about. hindi/letters.server.test.ts sees it stored.

let test: TestDatabase;
let fixture: Fixture;
// Friday, 20 November 2026, 10:10 in Ghaziabad.
const now = new Date('2026-11-20T04:40:00Z');

beforeAll(async () => {
  test = await makeTestDatabase(4);
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await seedDemo(fixture.services);
});
afterAll(() => test.close());

type Table = 'donations' | 'orders' | 'requests' | 'seva_bookings';

const cameInHindi = (table: Table, id: string) =>
  test.db.updateTable(table).set({ language: 'hi' }).where('id', '=', id).execute();

/** What is queued meanwhile: '<kind> <language>'. */
async function queuedBy(act: () => Promise<unknown>): Promise<string[]> {
  await test.db.deleteFrom('letters').execute();
  await act();
  const rows = await test.db.selectFrom('letters').select(['kind', 'language']).execute();
  return rows.map(({ kind, language }) => `${kind} ${language}`);
}

it('who gave gets the receipt and the certificate in it', async () => {
  const { id, orderId } = await begin(fixture.services, { email: 'guest@example.com' });
  await cameInHindi('donations', id);
  const settled = async () => {
    await pay(fixture.gateway, orderId, 'pay');
    await fixture.gateway.tick();
  };
  expect(await queuedBy(settled)).toEqual(['gift-receipt hi']);
  const certified = () =>
    test.db.transaction().execute((trx) => notifyOfCertificate(trx, fixture.services, id, 'cause'));
  expect(await queuedBy(certified)).toEqual(['certificate-ready hi']);
});

it('who bought gets each step in it', async () => {
  const one = await order(fixture.services, { email: 'guest@example.com' });
  await cameInHindi('orders', one.id);
  const settled = () => settlePayment(fixture.services, { snapshot: captureOf(one), event: null });
  expect(await queuedBy(settled)).toEqual(['order hi']);
});

it('who asked is answered in it', async () => {
  await placeRequest(fixture.services, contactWith(), somebody());
  const { id } = await test.db
    .selectFrom('requests')
    .select('id')
    .where('sender_email', '=', 'mira@example.com')
    .executeTakeFirstOrThrow();
  await cameInHindi('requests', id);
  const reply = { body: 'We are open all day.', afterwards: 'done', version: '1' };
  const answered = () => answerByLetter(fixture.services, staffOf('per_owner', 'owner'), id, reply);
  expect(await queuedBy(answered)).toEqual(['request-answer hi']);
});

it('whose seva the office cancels is told so in it', async () => {
  const texts = {
    ...{ name: 'Mira Devi', seva: 'flower-decoration', date: '2026-11-22', time: '07:00', people: '1' },
    ...{ contact: 'guest@example.com', visitDate: '2026-11-22', coordinator: '', email: '' },
  };
  const booked = await bookSeva(fixture.services, 'online', texts, somebody());
  if (!booked.ok) throw new Error(booked.code);
  const { id } = booked.value;
  await cameInHindi('seva_bookings', id);
  const cancelled = () => cancelSevaByStaff(fixture.services, staffOf('per_owner', 'owner'), id);
  expect(await queuedBy(cancelled)).toEqual(['seva hi']);
});

it('who waits for goods is told of them in it', async () => {
  const typed = { variantId: 'guggal-dhoop-cones', email: 'guest@example.com' };
  await askForStock(fixture.services, 'guggal-dhoop-cones', typed, somebody());
  await test.db
    .updateTable('stock_alerts')
    .set({ language: 'hi' })
    .where('email', '=', typed.email)
    .execute();
  const sent = () => sendStockAlerts.run(fixture.services, new AbortController().signal);
  expect(await queuedBy(sent)).toContain('stock-back hi');
});

it('the office sees the language of a letter, and how it looks in it', async () => {
  const personId = await makePerson(fixture.services, 'keeper@example.com');
  await giveRole(fixture.services, personId, 'owner');
  const site = openTestSite(fixture.services);
  const open = async (path: string) => {
    const url = `http://temple.test/admin-dashboard${path}`;
    const answer = await site(await requestOf(fixture.services, personId, 'office', url));
    return (await answer.text()).replaceAll('<!-- -->', '');
  };
  await test.db
    .insertInto('letters')
    .values({
      ...{ id: 'let_1', kind: 'order', recipient: 'guest@example.com', language: 'hi', data: '{}' },
      ...{ cause_key: 'shown', state: 'given-up', last_error: 'no such address' },
    })
    .execute();
  expect(await open('/system')).toMatch(/Written [^<]* in हिन्दी, 0 tries/);
  const english = await open('/settings/letters/gift-receipt');
  expect(english).toContain('Thank you for your gift · Receipt');
  expect(english).toContain('?language=hi');
  const hindi = await open('/settings/letters/gift-receipt?language=hi');
  expect(hindi).toContain('आपके दान के लिए धन्यवाद · रसीद');
  expect(hindi).toContain('/admin-dashboard/translations/hi/letters/gift-receipt');
  expect(await open('/settings/letters/desk-day?language=hi')).not.toContain('Languages of the letter');
});
