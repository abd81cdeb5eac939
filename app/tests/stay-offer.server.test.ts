import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import type { Services } from '#server/services.ts';
import { aStayInput, makeTestHouse } from '#server/stay/test-stays.ts';
import { offerFreedNights } from '#server/stay/waits/offer-freed-nights.ts';
import { findWait, waitKey } from '#server/stay/waits/wait-queries.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestSite } from './test-site.ts';

let test: TestDatabase;
let services: Services;
let site: ReturnType<typeof openTestSite>;
const now = new Date('2026-11-20T06:00:00Z');
const id = `swt_${'a'.repeat(22)}`;

/** One room, and somebody who has an offer of it. */
beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = { ...makeTestServices(test.db), clock: () => now };
  site = openTestSite(services);
  await makeTestHouse(test.db, 1);
  await addWait({ id, room_type_id: 'cell', guest_phone: '+919811111111' });
  await offerFreedNights.run(services, new AbortController().signal);
});
afterAll(() => test.close());

async function addWait(who: { id: string; room_type_id: string; guest_phone: string }) {
  await test.db
    .insertInto('stay_waits')
    .values({
      ...{ ...who, arrival: '2026-12-01', departure: '2026-12-03', rooms: 1, adults: 2, children: 0 },
      ...{ meals: false, guest_name: 'Mira Devi', guest_email: 'mira@example.com' },
      ...{ language: 'en', origin: 'one', made_at: now },
    })
    .execute();
}

const address = (key: string, waitId = id) =>
  `http://temple.test/stay/wait/${waitId}?key=${encodeURIComponent(key)}`;

it('shows an offer only to who has the key, and leads to a booking that can be paid', async () => {
  expect((await site(new Request(address('forged')))).status).toBe(404);
  const page = await site(new Request(address(waitKey(services, id))));
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toContain('Your nights have become free');
  const link = /href="(\/stay\/book\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const form = await (await site(new Request(`http://temple.test${link}`))).text();
  expect(form).toContain('Mira Devi');
  expect(form).toContain(`name="offer" value="${id}"`);
  // Without the offer the same room is not free.
  const stranger = link.replace(/&key=[^&]*/, '');
  expect(await (await site(new Request(`http://temple.test${stranger}`))).text()).not.toContain(
    'name="idLast4"',
  );
});

it('books by the form, holds the nights for as long as they can be paid, and says what is not paid', async () => {
  const other = `swt_${'b'.repeat(22)}`;
  await makeTestHouse(test.db, 1, 'hut');
  await addWait({ id: other, room_type_id: 'hut', guest_phone: '+919811111112' });
  await offerFreedNights.run(services, new AbortController().signal);
  const { kind: _, arrival: __, departure: ___, ...guest } = aStayInput();
  const body = new URLSearchParams({
    ...{ ...guest, kind: 'hut', arrival: '2026-12-01', departure: '2026-12-03', shownTotal: '200000' },
    ...{ offer: other, key: waitKey(services, other) },
  });
  const headers = { origin: 'http://temple.test' };
  const sent = await site(new Request('http://temple.test/stay/book', { method: 'POST', body, headers }));
  expect(sent.status).toBe(303);
  const wait = await findWait(services, other);
  const nights = await test.db
    .selectFrom('room_nights')
    .select('until')
    .where('booking_id', '=', wait?.stayId ?? '')
    .execute();
  const until = new Date(now.getTime() + 120 * 60_000);
  expect(nights).toEqual([{ until }, { until }]);
  const entry = async () => (await site(new Request(address(waitKey(services, other), other)))).text();
  expect(await entry()).toContain(`href="${sent.headers.get('location')}"`);
  expect(await entry()).toContain('Not paid yet');
});

it('declines by the button of the page, and not by opening it', async () => {
  const key = waitKey(services, id);
  await site(new Request(address(key)));
  expect(await findWait(services, id)).toMatchObject({ state: 'offered' });
  const body = new URLSearchParams({ intent: 'leave' });
  const headers = { origin: 'http://temple.test' };
  const pressed = await site(new Request(address(key), { method: 'POST', body, headers }));
  expect(pressed.status).toBe(303);
  expect(await findWait(services, id)).toMatchObject({ state: 'declined' });
});
