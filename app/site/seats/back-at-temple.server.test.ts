import { expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { staffOf } from '#server/people/test-people.ts';
import { cancelOwnSeat } from '#server/seats/changes/cancel-seat.ts';
import { takeSeatMoney } from '#server/seats/desk/take-seat-money.ts';
import { seatProofCookie } from '#server/seats/queries/seat-proof.ts';
import { openSeats } from '#server/seats/test-seat-world.ts';
import { beginTourSeats, paySeat } from '#server/seats/test-seats.ts';
import { openTestSite } from '../../tests/test-site.ts';

const { services } = openSeats();
const desk = staffOf('per_desk', 'seva-desk');

it('says that what was paid at the temple is handed back there, to whom the seats belong', async () => {
  const id = await beginTourSeats(services());
  await paySeat(services(), id);
  const taken = { seatId: id, amount: '2000', mode: 'cash', due: String(rupees(6_000)) };
  expect(await takeSeatMoney(services(), desk, taken)).toMatchObject({ ok: true });
  expect(await cancelOwnSeat(services(), id)).toMatchObject({ ok: true });
  const site = openTestSite(services());
  const read = async (cookie: string) =>
    (await site(new Request(`http://temple.test/seat/booking/${id}`, { headers: { cookie } }))).text();
  const words = '₹1,000 that was paid at the temple is handed back there';
  expect(await read(seatProofCookie(services(), id).split(';')[0] ?? '')).toContain(words);
  expect(await read('')).not.toContain(words);
});
