import { describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { auditLedger } from '../db/audit.ts';
import { staffOf } from '../people/test-people.ts';
import { somebody } from '../requests/test-requests.ts';
import { saveDeparture } from '../tours/save-departure.ts';
import { cancelSeatByStaff } from './changes/cancel-by-staff.ts';
import { cancelOwnSeat } from './changes/cancel-seat.ts';
import { decideSeatRefund } from './changes/decide-seat-refund.ts';
import { startTourSeats } from './checkout/start-tour-seats.ts';
import { exportSeats } from './queries/export-seats.ts';
import { findSeat } from './queries/seat-queries.ts';
import { openSeats } from './test-seat-world.ts';
import { aFamily, beginTourSeats, paySeat, seatRow, testDeparture } from './test-seats.ts';

const clerk = staffOf('per_clerk', 'seva-desk');
const owner = staffOf('per_owner', 'owner');

const { db, services, setNow, tourTaken, requests, lettersOf, refundsOf } = openSeats();
const reason = 'The teacher is ill for the whole course';

describe('seats of a departure that is paid on the site', () => {
  it('are held whole, the deposit is paid, and the rest is said', async () => {
    const id = await beginTourSeats(services());
    expect(await tourTaken()).toBe(3);
    await paySeat(services(), id);
    expect(await findSeat(services(), id)).toMatchObject({
      ...{ stage: 'booked', seats: 3, price: rupees(7_500), total: rupees(1_500), paid: rupees(1_500) },
      ...{ toPay: rupees(6_000), cancellable: true, goesBack: rupees(750) },
    });
    expect((await requests())[0]).toMatchObject({
      kind: 'tour-registration',
      details: { departureId: testDeparture, people: 3, travelDate: '2026-11-29' },
    });
    expect(await tourTaken()).toBe(3);
    expect(await auditLedger(db())).toEqual([]);
  });

  it('say how few are left, and take nothing', async () => {
    await paySeat(services(), await beginTourSeats(services()));
    const four = aFamily({ people: '4', travellers: 'Ada Rao, 1\nBea Rao, 2\nCia Rao, 3\nDia Rao, 4' });
    expect(await startTourSeats(services(), four, somebody())).toMatchObject({
      problems: [{ field: 'departureId', code: 'departure-short', values: { n: 3 } }],
    });
    expect(await tourTaken()).toBe(3);
  });

  it('the buyer cancels before the day by the ladder, and the seats are free', async () => {
    const id = await beginTourSeats(services());
    await paySeat(services(), id);
    expect(await cancelOwnSeat(services(), id)).toMatchObject({ ok: true });
    expect(await tourTaken()).toBe(0);
    expect(await refundsOf(id)).toMatchObject([{ amount_paise: rupees(750), asked_by: 'buyer' }]);
    expect(await lettersOf(id)).toEqual(['booked', 'cancelled']);
    expect(await cancelOwnSeat(services(), id)).toMatchObject({ code: 'seat-moved' });
    expect(await auditLedger(db())).toEqual([]);
  });

  it('nothing goes back where the ladder gives nothing any more, and on the day only the office cancels', async () => {
    const id = await beginTourSeats(services());
    await paySeat(services(), id);
    setNow(new Date('2026-11-29T03:00:00Z'));
    expect(await cancelOwnSeat(services(), id)).toMatchObject({ code: 'seat-begun' });
    const asked = { seatId: id, reason, all: false };
    expect(await cancelSeatByStaff(services(), clerk, asked)).toMatchObject({ ok: true });
    expect(await refundsOf(id)).toEqual([]);
    expect(await cancelSeatByStaff(services(), clerk, { ...asked, reason: '' })).toMatchObject({
      problems: [{ field: 'reason' }],
    });
  });

  it('move along with their departure', async () => {
    const [paid, open] = [await beginTourSeats(services()), await beginTourSeats(services())];
    await paySeat(services(), paid);
    const departure = await db()
      .selectFrom('tour_departures')
      .selectAll()
      .where('id', '=', testDeparture)
      .executeTakeFirstOrThrow();
    const typed = { day: '2026-12-03', seats: '6', version: String(departure.version) };
    const still = { payOnline: 'on', deposit: '500', ladder: '5: 50' };
    const of = { tourId: departure.tour_id, id: testDeparture };
    expect(await saveDeparture(services(), owner, of, { ...typed, ...still })).toMatchObject({ ok: true });
    await paySeat(services(), open);
    for (const id of [paid, open])
      expect(await seatRow(services(), id)).toMatchObject({ day: '2026-12-03', stage: 'booked' });
    expect((await requests()).map(({ details }) => details)).toMatchObject([
      { travelDate: '2026-12-03' },
      { travelDate: '2026-12-03' },
    ]);
    await db()
      .updateTable('tour_departures')
      .set({ leaves_on: '2026-11-29' })
      .where('id', '=', testDeparture)
      .execute();
  });
});

it('are a line each in the file for the books, with what came and what went back', async () => {
  const [paid, unpaid] = [
    await beginTourSeats(services(), aFamily({ name: 'Kirti Rao', email: 'kirti@example.com' })),
    await beginTourSeats(services(), aFamily({ name: 'Kirti Rao', email: 'kirti@example.com' })),
  ];
  await paySeat(services(), paid);
  const file = await exportSeats(services(), owner, { stage: null, search: 'kirti@example.com' });
  const lines = file.trim().split('\r\n');
  const { number } = await seatRow(services(), paid);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${number},Kirti Rao,`);
  expect(lines[1]).toContain(',Govardhan Parikrama,2026-11-29,3,7500.00,2026-11-20,1500.00,0.00,');
  expect(await seatRow(services(), unpaid)).toMatchObject({ paid_at: null });
  const logged = await db().selectFrom('audit_log').select(['action', 'details']).execute();
  expect(logged).toContainEqual({ action: 'seats.exported', details: { bookings: 1 } });
});

it('nobody decides on the refund of their own asking', async () => {
  const id = await beginTourSeats(services());
  await paySeat(services(), id);
  await cancelSeatByStaff(services(), owner, { seatId: id, reason, all: true });
  const [refund] = await refundsOf(id);
  expect(await decideSeatRefund(services(), owner, refund?.id ?? '', 'approved')).toMatchObject({
    code: 'refund-own',
  });
});
