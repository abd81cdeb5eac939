import { beforeAll, expect, it } from 'vitest';
import { seatProofCookie } from '#server/seats/queries/seat-proof.ts';
import { openSeats } from '#server/seats/test-seat-world.ts';
import { beginTourSeats, paySeat } from '#server/seats/test-seats.ts';
import { openTestSite } from '../../tests/test-site.ts';

// The buyer's page of seats of which a part is paid, as a plain form without script posts it.

const { services } = openSeats();
let site: (request: Request) => Promise<Response>;

beforeAll(() => {
  site = openTestSite(services());
});

async function booked(): Promise<string> {
  const id = await beginTourSeats(services());
  await paySeat(services(), id);
  return id;
}

const ask = (id: string, { own, body }: { own: boolean; body?: URLSearchParams }) =>
  site(
    new Request(`http://temple.test/seat/booking/${id}`, {
      headers: own ? { cookie: seatProofCookie(services(), id).split(';')[0] ?? '' } : {},
      ...(body && { method: 'POST', body }),
    }),
  );
const rest = () => new URLSearchParams({ intent: 'rest' });

it('leads whom the seats belong to on to the payment of the rest, twice to the same', async () => {
  const id = await booked();
  expect(await (await ask(id, { own: true })).text()).toContain('Pay the rest');
  const answer = await ask(id, { own: true, body: rest() });
  expect(answer.status).toBe(303);
  const to = answer.headers.get('location');
  expect(to).toMatch(/^\/seat\/pay\/sea_/);
  expect((await ask(id, { own: true, body: rest() })).headers.get('location')).toBe(to);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await site(new Request(`http://temple.test${to}`, { headers: { cookie } }));
  const html = await page.text();
  expect(html).toContain('₹6,000');
  // The gateway's order is there: the button sends on to it.
  expect(html).toContain('name="order_id"');
});

it('asks anybody else for the last four digits first', async () => {
  const id = await booked();
  expect(await (await ask(id, { own: false })).text()).not.toContain('Pay the rest');
  const answer = await ask(id, { own: false, body: rest() });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('First show that the booking is yours.');
});
