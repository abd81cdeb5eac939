import { beforeAll, expect, it } from 'vitest';
import { giveRole, makePerson, requestOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { bookedByDesk } from '#server/stay/desk/test-desk.ts';
import { stayProofCookie } from '#server/stay/queries/stay-proof.ts';
import { beginStay, captureOf, makeTestHouse, setTestTerms, toPay } from '#server/stay/test-stays.ts';
import { openTestSite } from '../../tests/test-site.ts';

// The guest's page of a stay whose deposit is paid, as a plain form without script posts it.

const now = new Date('2026-11-20T06:00:00Z');
const fixture = openFixture({ clock: () => now }, { empty: true });
let site: (request: Request) => Promise<Response>;

beforeAll(async () => {
  await makeTestHouse(fixture.db, 10);
  await setTestTerms(fixture.db);
  site = openTestSite(fixture.services);
});

async function booked(): Promise<string> {
  const stay = await beginStay(fixture.services, { pay: 'deposit' });
  await settlePayment(fixture.services, { snapshot: captureOf(stay, { capturedAt: now }), event: null });
  return stay.id;
}

const visit = (path: string, id: string, body?: URLSearchParams) =>
  site(
    new Request(`http://temple.test${path}`, {
      headers: id ? { cookie: stayProofCookie(fixture.services, id).split(';')[0] ?? '' } : {},
      ...(body && { method: 'POST', body }),
    }),
  );
const press = (id: string, as: string) =>
  visit(`/stay/booking/${id}`, as, new URLSearchParams({ intent: 'rest' }));

it('leads the guest on to the payment of the rest, twice to the same, and says when it is paid', async () => {
  const id = await booked();
  expect(await (await visit(`/stay/booking/${id}`, id)).text()).toContain('Rest to pay: ₹1,400.');
  const answer = await press(id, id);
  expect(answer.status).toBe(303);
  const to = answer.headers.get('location') ?? '';
  expect(to).toMatch(/^\/stay\/pay\/sty_/);
  expect((await press(id, id)).headers.get('location')).toBe(to);
  const page = await (await visit(to, id)).text();
  expect(page).toContain('₹1,400');
  // The gateway's order is there: the button sends on to it.
  expect(page).toContain('name="order_id"');
  const rest = await toPay(fixture.services, to.replace('/stay/pay/', ''));
  await settlePayment(fixture.services, { snapshot: captureOf(rest, { capturedAt: now }), event: null });
  const status = await (await visit(`/stay/booking/${rest.id}`, id)).text();
  expect(status).toContain('The rest of your stay is paid');
  expect(status).toContain(`/stay/booking/${id}`);
  const after = await (await visit(`/stay/booking/${id}`, id)).text();
  expect(after).not.toContain('Pay the rest');
  expect(await (await press(id, id)).text()).toContain('Money was recorded meanwhile');
});

it('shows the desk what was paid, on the page of the stay, where links of the payment lead', async () => {
  const id = await booked();
  const to = (await press(id, id)).headers.get('location') ?? '';
  const rest = await toPay(fixture.services, to.replace('/stay/pay/', ''));
  await settlePayment(fixture.services, { snapshot: captureOf(rest, { capturedAt: now }), event: null });
  const keeper = await makePerson(fixture.services, 'keeper@example.com');
  await giveRole(fixture.services, keeper, 'guest-house-desk');
  const { headers } = await requestOf(fixture.services, keeper, 'office');
  const look = (stay: string) =>
    site(new Request(`http://temple.test/admin-dashboard/stays/${stay}`, { headers }));
  const page = await (await look(id)).text();
  expect(page).toContain('Rest paid on the site');
  expect(page).toContain('₹1,400.00');
  const link = await look(rest.id);
  expect([link.status, link.headers.get('location')]).toEqual([302, `/admin-dashboard/stays/${id}`]);
});

it('asks anybody else for the last four digits first', async () => {
  const id = await booked();
  expect(await (await visit(`/stay/booking/${id}`, '')).text()).not.toContain('Rest to pay');
  const answer = await press(id, '');
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('First show that the stay is yours.');
});

it('is open to who booked at the desk, whose page has no step of a payment that was not made', async () => {
  const id = await bookedByDesk(fixture.services, {});
  const html = await (await visit(`/stay/booking/${id}`, id)).text();
  expect(html).toContain('Rest to pay: ₹2,000.');
  expect(html).not.toContain('class="steps');
  expect(await (await visit(`/stay/booking/${await booked()}`, '')).text()).toContain('class="steps');
  expect((await press(id, id)).headers.get('location')).toMatch(/^\/stay\/pay\/sty_/);
});
