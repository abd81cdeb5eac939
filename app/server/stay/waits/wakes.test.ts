import { expect, it } from 'vitest';
import { staffOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { moveRoom } from '../desk/move-room.ts';
import { keeper } from '../desk/test-desk.ts';
import { saveRoom } from '../house/save-room.ts';
import { beginStay, captureOf, makeTestHouse } from '../test-stays.ts';
import { openWaitingHouse } from './test-waits.ts';

const owner = staffOf('per_owner', 'owner');
const { db, of, nights, now, setNow, full } = openWaitingHouse();

/** Whether a deed wakes the job of the offers, after its transaction. */
async function wakes(deed: () => Promise<unknown>): Promise<boolean> {
  let heard = false;
  const unheard = of().wakeups.listen((job) => {
    if (job === 'offer-nights') heard = true;
  });
  await deed();
  unheard();
  return heard;
}

it('what frees nights wakes the job: another room, a new room, money that goes back or came too late', async () => {
  await makeTestHouse(db(), 1, 'suite');
  await full();
  const { booking_id: stayId } = await db()
    .selectFrom('room_nights')
    .select('booking_id')
    .executeTakeFirstOrThrow();
  const move = { stayId: stayId ?? '', from: 'rom_cell_1', to: 'rom_suite_1' };
  expect(await wakes(() => moveRoom(of(), keeper, move))).toBe(true);
  const room = { id: '', kind: 'cell', number: 'cell 9', closed: '', version: '' };
  expect(await wakes(() => saveRoom(of(), owner, room))).toBe(true);

  const paid = captureOf(await beginStay(of(), nights()), { capturedAt: now() });
  const settle = (instead: Partial<typeof paid>) => () =>
    settlePayment(of(), { snapshot: { ...paid, ...instead }, event: null });
  expect(await wakes(settle({}))).toBe(false);
  expect(await wakes(settle({ refunded: paid.amount }))).toBe(true);

  const late = captureOf(await beginStay(of(), nights()), { capturedAt: now() });
  setNow(new Date(`${nights().departure}T06:00:00Z`));
  expect(await wakes(() => settlePayment(of(), { snapshot: late, event: null }))).toBe(true);
});
