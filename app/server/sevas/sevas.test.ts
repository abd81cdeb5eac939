import { beforeAll, describe, expect, it } from 'vitest';
import type { SevaTexts } from '#core/sevas/seva-booking.ts';
import { makeTestDatabase } from '../db/test-database.ts';
import { seedDemoTables } from '../demo/demo-tables.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { type BookingOutcome, bookSeva } from './book-seva.ts';
import { cancelSeva, cancelSevaByStaff } from './cancel-seva.ts';
import { confirmSeva } from './confirm-seva.ts';
import { remindSevas } from './remind-sevas.ts';
import { countAskedSevas, findSevaBookingView, listAskedSevas } from './seva-queries.ts';

// Friday, 20 November 2026, 10:10 in Ghaziabad.
let now = new Date('2026-11-20T04:40:00Z');
let services: Services;
let visitor = 0;

beforeAll(async () => {
  services = makeTestServices((await makeTestDatabase()).db, { clock: () => now });
  await seedDemoTables(services);
});

const texts = (change: Partial<SevaTexts> = {}): SevaTexts => ({
  name: 'Mira Devi',
  seva: 'flower-decoration',
  date: '2026-11-22',
  time: '07:00',
  contact: '98765 43210',
  visitDate: '2026-11-22',
  coordinator: '',
  people: '1',
  email: '',
  ...change,
});
/** Each visitor comes from an address of their own, so that only the places limit. */
const origin = () => {
  visitor += 1;
  return { address: `visitor ${visitor}`, suspected: false };
};
const phoneOf = (number: number) => `98765${String(number).padStart(5, '0')}`;
const lettersOf = (cause: string) =>
  services.db.selectFrom('letters').selectAll().where('cause_key', 'like', `${cause}%`).execute();

describe('a slot', () => {
  it('takes as many people as it has places, however many book concurrently, and names the free hours', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        bookSeva(services, 'online', texts({ contact: phoneOf(at), time: '07:15' }), origin()),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(6);
    const full = outcomes.find(({ ok }) => !ok);
    expect(full).toMatchObject({ problems: [{ field: 'time', code: 'seva-hour-full' }] });
    expect(JSON.stringify(full)).toContain('06:00, 08:00');
  });

  it('of a day at the temple counts people, not forms', async () => {
    const day = { visitDate: '2026-11-23', seva: 'temple-maintenance' };
    const first = await bookSeva(services, 'inperson', texts({ ...day, people: '6' }), origin());
    expect(first).toMatchObject({ ok: true });
    const more = texts({ ...day, people: '3', contact: phoneOf(1) });
    expect(await bookSeva(services, 'inperson', more, origin())).toMatchObject({
      problems: [{ field: 'people', code: 'seva-day-short', values: { n: 2 } }],
    });
    const two = texts({ ...day, people: '2', contact: phoneOf(1) });
    expect(await bookSeva(services, 'inperson', two, origin())).toMatchObject({ ok: true });
    const another = texts({ ...day, contact: phoneOf(3) });
    expect(await bookSeva(services, 'inperson', another, origin())).toMatchObject({
      problems: [{ field: 'visitDate', code: 'seva-day-full' }],
    });
  });

  it('is free again after a cancellation', async () => {
    const day = { visitDate: '2026-11-24', seva: 'temple-maintenance', people: '8' };
    const first = await bookSeva(services, 'inperson', texts(day), origin());
    const other = texts({ ...day, contact: phoneOf(2) });
    expect(await bookSeva(services, 'inperson', other, origin())).toMatchObject({ ok: false });
    if (first.ok) await cancelSeva(services, first.value.id);
    expect(await bookSeva(services, 'inperson', other, origin())).toMatchObject({ ok: true });
  });
});

it('a form sent twice books once and writes once', async () => {
  const typed = texts({ contact: 'once@example.com', date: '2026-11-25' });
  const from = origin();
  const [one, two] = await Promise.all([1, 2].map(() => bookSeva(services, 'online', typed, from)));
  expect(one).toEqual(two);
  expect(
    await services.db.selectFrom('letters').selectAll().where('recipient', '=', 'once@example.com').execute(),
  ).toHaveLength(1);
});

it('an older booking is not shown to who repeats it: its page cancels it', async () => {
  const typed = texts({ contact: 'older@example.com', date: '2026-11-25', time: '08:00' });
  const book = () => bookSeva(services, 'online', typed, origin());
  const first = await book();
  expect(await book()).toEqual(first);
  now = new Date(now.getTime() + 16 * 60_000);
  expect(await book()).toMatchObject({ problems: [{ field: '', code: 'seva-booked' }] });
  now = new Date('2026-11-20T04:40:00Z');
});

it('an address has only so many tries without a puzzle', async () => {
  const from = { address: 'one place', suspected: false };
  for (let at = 0; at < 12; at += 1) {
    const typed = texts({ contact: phoneOf(100 + at), date: '2026-11-26', time: at < 6 ? '06:00' : '08:00' });
    expect(await bookSeva(services, 'online', typed, from)).toMatchObject({ ok: true });
  }
  const oneMore = texts({ contact: phoneOf(112), date: '2026-11-26', time: '09:00' });
  expect(await bookSeva(services, 'online', oneMore, from)).toMatchObject({ code: 'proof-needed' });
});

describe('a suspected booking', () => {
  const clerk = staffOf('per_desk', 'seva-desk');
  const full = (change: Partial<SevaTexts> = {}) =>
    texts({ seva: 'temple-maintenance', visitDate: '2026-12-04', people: '8', ...change });
  const book = (typed: SevaTexts, suspected: boolean) =>
    bookSeva(services, 'inperson', typed, { ...origin(), suspected });
  const stateOf = async (id: string) => (await findSevaBookingView(services, id))?.state;
  const idOf = (outcome: BookingOutcome) => {
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    return outcome.value.id;
  };

  it('takes no place, writes to nobody, is no guest, and its page says so', async () => {
    const input = idOf(await book(full({ name: 'Robot', email: 'robot@example.com' }), true));
    expect(await stateOf(input)).toBe('asked');
    expect(idOf(await book(full({ name: 'Robot', email: 'robot@example.com' }), true))).toBe(input);
    expect(await stateOf(idOf(await book(full({ contact: phoneOf(201) }), false)))).toBe('confirmed');
    expect(await book(full({ contact: phoneOf(202), people: '1' }), true)).toMatchObject({
      problems: [{ field: 'visitDate', code: 'seva-day-full' }],
    });
    expect(await lettersOf(`seva-%${input}`)).toEqual([]);
    const guests = services.db.selectFrom('guests').select('id').where('mark', '=', 'robot@example.com');
    expect(await guests.execute()).toEqual([]);
    expect(await confirmSeva(services, clerk, input)).toMatchObject({ code: 'seva-full' });
    expect((await listAskedSevas(services)).map(({ id }) => id)).toEqual([input]);
    expect(await countAskedSevas(services)).toBe(1);
    await cancelSevaByStaff(services, clerk, input);
    expect(await lettersOf(`seva-cancelled:${input}`)).toEqual([]);
    expect(await countAskedSevas(services)).toBe(0);
    expect(await confirmSeva(services, clerk, input)).toMatchObject({ code: 'changed-meanwhile' });
  });

  it('is a booking once the staff confirms it', async () => {
    const typed = full({ visitDate: '2026-12-05', people: '5', email: 'meera@example.com' });
    const input = idOf(await book(typed, true));
    expect(await confirmSeva(services, staffOf('per_c', 'content'), input)).toMatchObject({
      code: 'not-allowed',
    });
    const presses = await Promise.all([1, 2].map(() => confirmSeva(services, clerk, input)));
    expect(presses.every(({ ok }) => ok)).toBe(true);
    expect(await stateOf(input)).toBe('confirmed');
    expect(await lettersOf(`seva-booked:${input}`)).toMatchObject([{ recipient: 'meera@example.com' }]);
    const noted = services.db.selectFrom('audit_log').select('action').where('subject', '=', input);
    expect(await noted.execute()).toEqual([{ action: 'seva.confirmed' }]);
    const guests = services.db.selectFrom('guests').select('name').where('mark', '=', 'meera@example.com');
    expect(await guests.execute()).toEqual([{ name: 'Mira Devi' }]);
    expect(
      await book(full({ visitDate: '2026-12-05', people: '4', contact: phoneOf(203) }), false),
    ).toMatchObject({ problems: [{ field: 'people', code: 'seva-day-short', values: { n: 3 } }] });
  });

  it('is a booking as well when the same person sends the form once more manually', async () => {
    const typed = full({ visitDate: '2026-12-06', people: '6', email: 'again@example.com' });
    const input = idOf(await book({ ...typed, people: '1' }, true));
    expect(idOf(await book(typed, false))).toBe(input);
    expect(await findSevaBookingView(services, input)).toMatchObject({ state: 'confirmed', people: 6 });
    expect(await lettersOf(`seva-booked:${input}`)).toHaveLength(1);
    expect(idOf(await book(typed, true))).toBe(input);
    expect(await stateOf(input)).toBe('confirmed');
  });
});

it('the letters say what was booked; the staff learns who comes, the page does not', async () => {
  const typed = texts({ contact: 'radha@example.com', name: 'राधा देवी', date: '2026-11-27' });
  const outcome = await bookSeva(services, 'online', typed, origin());
  if (!outcome.ok) throw new Error('not booked');
  const { id } = outcome.value;
  const [letter] = await lettersOf(`seva-booked:${id}`);
  expect(letter?.recipient).toBe('radha@example.com');
  const written = await composeLetter(services, { kind: 'seva', bookingId: id, says: 'booked' });
  expect(written?.text).toContain('Flower Decoration');
  expect(written?.text).toContain('Friday, 27 November 2026');
  expect(written?.text).toContain(`/sevas/booking/${id}`);
  const admin = await composeLetter(services, { kind: 'seva', bookingId: id, says: 'booked-office' });
  expect(admin?.text).toContain('radha@example.com');
  expect(admin?.text).not.toContain(`/sevas/booking/${id}`);
  expect(admin?.text).toContain('http://temple.test/admin-dashboard/bookings');
  expect(JSON.stringify(await findSevaBookingView(services, id))).not.toMatch(/radha|राधा/);
});

it('is cancelled once, and not after it has begun', async () => {
  const typed = texts({ contact: 'gopal@example.com', date: '2026-11-28', time: '08:00' });
  const outcome = await bookSeva(services, 'online', typed, origin());
  if (!outcome.ok) throw new Error('not booked');
  const { id } = outcome.value;
  now = new Date('2026-11-28T02:30:00Z');
  expect(await cancelSeva(services, id)).toEqual({ ok: false, code: 'seva-over' });
  now = new Date('2026-11-28T02:29:00Z');
  expect(await cancelSeva(services, id)).toMatchObject({ ok: true });
  expect(await cancelSeva(services, id)).toMatchObject({ ok: true });
  expect(await lettersOf(`seva-cancelled:${id}`)).toHaveLength(1);
  expect(await findSevaBookingView(services, id)).toMatchObject({ state: 'cancelled' });
  expect(await cancelSeva(services, 'svb_unknown')).toEqual({ ok: false, code: 'unknown-booking' });
  now = new Date('2026-11-20T04:40:00Z');
});

it('reminds once, the day before, those who gave an e-mail address and did not cancel', async () => {
  const on = { date: '2026-12-02', seva: 'kirtan-katha' };
  const booked = async (contact: string) => {
    const outcome = await bookSeva(services, 'online', texts({ ...on, contact }), origin());
    return outcome.ok ? outcome.value.id : '';
  };
  const comes = await booked('comes@example.com');
  await cancelSeva(services, await booked('cancels@example.com'));
  await booked(phoneOf(7));
  const run = () => remindSevas.run(services, new AbortController().signal);
  now = new Date('2026-11-30T10:00:00Z');
  await run();
  expect(await lettersOf('seva-reminder')).toEqual([]);
  now = new Date('2026-12-01T10:00:00Z');
  await run();
  await run();
  expect((await lettersOf('seva-reminder')).map((letter) => letter.cause_key)).toEqual([
    `seva-reminder:${comes}`,
  ]);
  now = new Date('2026-11-20T04:40:00Z');
});
