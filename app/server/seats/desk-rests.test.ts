import { expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { captureOf } from '../stay/test-stays.ts';
import { cancelOwnSeat } from './changes/cancel-seat.ts';
import { payOwnRest } from './checkout/pay-own-rest.ts';
import { askRest } from './desk/ask-rest.ts';
import { desk, openSeatDesk } from './test-seat-desk.ts';
import { paySeat, seatRow, seatToPay } from './test-seats.ts';

const { booked, db, now, services, take, view } = openSeatDesk();

it('lets the buyer pay the rest without a link of the office, once', async () => {
  const id = await booked();
  expect((await view(id)).restPayable).toBe(true);
  const [first, again] = await Promise.all([payOwnRest(services(), id), payOwnRest(services(), id)]);
  if (!first.ok) throw new Error(first.code);
  expect(again).toEqual(first);
  expect(await seatRow(services(), first.value.id)).toMatchObject({
    total_paise: rupees(6_000),
    rest_of: id,
  });
  // The office's own link ends it, and is then the one.
  const sent = await askRest(services(), desk, id);
  if (!sent.ok) throw new Error('no link');
  expect(await payOwnRest(services(), id)).toEqual(sent);
  await paySeat(services(), sent.value.id);
  expect(await view(id)).toMatchObject({ paid: rupees(7_500), toPay: 0, restPayable: false });
  expect(await payOwnRest(services(), id)).toMatchObject({ code: 'seat-paid-meanwhile' });
  // The booking of the rest has none of its own, nor has one that is cancelled.
  expect(await payOwnRest(services(), sent.value.id)).toMatchObject({ code: 'seat-unknown' });
  const other = await booked();
  await cancelOwnSeat(services(), other);
  expect((await view(other)).restPayable).toBe(false);
  expect(await payOwnRest(services(), other)).toMatchObject({ code: 'seat-moved' });
});

it('lets the rest be paid by a link, which ends when the desk takes it', async () => {
  const id = await booked();
  const first = await askRest(services(), desk, id);
  const second = await askRest(services(), desk, id);
  if (!first.ok || !second.ok) throw new Error('no link');
  expect((await seatRow(services(), first.value.id)).stage).toBe('cancelled');
  const rest = second.value.id;
  const letter = await composeLetter(services(), { kind: 'seat', seatId: rest, says: 'rest' });
  expect(letter?.text).toContain(`/seat/pay/${rest}`);
  await paySeat(services(), rest);
  expect(await view(id)).toMatchObject({ paid: rupees(7_500), toPay: 0, rests: [{}, { stage: 'booked' }] });
  expect(await askRest(services(), desk, id)).toMatchObject({ problems: [{ code: 'seat-paid-meanwhile' }] });
  const other = await booked();
  const link = await askRest(services(), desk, other);
  if (!link.ok) throw new Error('no link');
  expect(await take(other, '1000', rupees(6_000))).toMatchObject({ ok: true });
  expect((await seatRow(services(), link.value.id)).stage).toBe('cancelled');
});

it('leaves to a person what an ended link brings, and does not count it', async () => {
  const id = await booked();
  const link = await askRest(services(), desk, id);
  if (!link.ok) throw new Error('no link');
  const one = await seatToPay(services(), link.value.id);
  expect(await take(id, '5000', rupees(6_000))).toMatchObject({ ok: true });
  await settlePayment(services(), { snapshot: captureOf(one, { capturedAt: now() }), event: null });
  const payments = db().selectFrom('payments').select('role').where('seat_id', '=', link.value.id);
  expect(await payments.execute()).toEqual([{ role: 'late' }]);
  expect(await view(id)).toMatchObject({ paid: rupees(6_500), toPay: rupees(1_000) });
});
