import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tourFields } from '#core/requests/tour.ts';
import { untilWaiting } from '../db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoTours } from '../demo/demo-tours.ts';
import { staffOf } from '../people/test-people.ts';
import { somebody, storedRequests } from '../requests/test-requests.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { findAdminDepartures } from './admin-departure-queries.ts';
import { closeDeparture } from './close-departure.ts';
import { deleteDeparture } from './delete-departure.ts';
import { registerForTour } from './register-for-tour.ts';
import { saveDeparture } from './save-departure.ts';
import { listDepartures } from './tour-queries.ts';

// The days and seats of a tour as the staff changes them, during registrations.

let test: TestDatabase;
let services: Services;
let bumped = 0;
const content = staffOf('per_content', 'content');
const owner = staffOf('per_owner', 'owner');
const tourId = 'govardhan-parikrama';

beforeAll(async () => {
  test = await makeTestDatabase(8);
  const made = makeTestServices(test.db, { clock: () => new Date('2026-11-20T09:00:00Z') });
  const bump: Services['pages']['bump'] = async (trx) => {
    bumped += 1;
    await made.pages.bump(trx);
  };
  services = { ...made, pages: { ...made.pages, bump } };
  await seedDemoTours(services);
});
beforeEach(async () => {
  for (const table of ['requests', 'letters', 'tries', 'tour_departures'] as const)
    await test.db.deleteFrom(table).execute();
  bumped = 0;
});
afterAll(() => test.close());

/** What the log keeps of a departure whose price the tour desk agrees. */
const agreed = { payOnline: false, deposit: null, ladder: [] };
const unpaid = { payOnline: '', deposit: '', ladder: '' };
const save = (id: string | null, day: string, seats: string | number, version = '1', who = content) =>
  saveDeparture(services, who, { tourId, id }, { day, seats: String(seats), version, ...unpaid });
async function add(day = '2026-12-06', seats = 5): Promise<string> {
  const saved = await save(null, day, seats, '');
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return saved.value.id;
}
const blank = Object.fromEntries(tourFields.map((name) => [name, ''])) as Record<
  (typeof tourFields)[number],
  string
>;
const register = (departureId: string, at = 1) =>
  registerForTour(
    services,
    {
      ...{ ...blank, name: 'Mira Sharma', email: `mira${at}@example.com`, phone: String(9_876_500_000 + at) },
      ...{ destination: tourId, departureId, mode: 'single', age: '41' },
    },
    somebody(),
  );
const adminDepartureOf = async (id: string, who = owner) =>
  (await findAdminDepartures(services, who, tourId))?.departures.find((one) => one.id === id);
const audited = async (subject: string) =>
  (
    await test.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject', '=', subject)
      .orderBy('at')
      .orderBy('action')
      .execute()
  ).map(({ action, before, after }) => [action, before, after]);
const shut = (id: string, closed: boolean, version = '1') =>
  closeDeparture(services, content, { tourId, id, version, closed });

describe('editing a departure', () => {
  it('adds it, offers it at once, and changes it, each with what was before', async () => {
    const id = await add();
    expect(await listDepartures(services)).toMatchObject([
      { id, tourId, day: '2026-12-06', seatsLeft: 5, closed: false, payOnline: false },
    ]);
    expect(await save(id, '2026-12-13', 8)).toEqual({ ok: true, value: { id } });
    expect(await listDepartures(services)).toMatchObject([{ day: '2026-12-13', seatsLeft: 8 }]);
    expect(bumped).toBe(2);
    expect(await audited(id)).toEqual([
      [
        'departure.changed',
        { day: '2026-12-06', seats: 5, closed: false, ...agreed },
        { day: '2026-12-13', seats: 8, closed: false, ...agreed },
      ],
      ['departure.made', null, { day: '2026-12-06', seats: 5, closed: false, ...agreed }],
    ]);
  });

  it('lets the first of two editors change it, and refuses the second', async () => {
    const id = await add();
    const both = await Promise.all([save(id, '2026-12-06', 9), save(id, '2026-12-06', 10), shut(id, true)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.filter((one) => !one.ok && one.code === 'changed-meanwhile')).toHaveLength(2);
    expect((await adminDepartureOf(id))?.version).toBe(2);
  });

  it('never puts two on one day, also when both are added concurrently', async () => {
    const both = await Promise.all([save(null, '2026-12-06', 5, ''), save(null, '2026-12-06', 5, '')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const twice = {
      problems: [{ field: 'day', code: 'departure-twice', values: { day: '6 December 2026' } }],
    };
    expect(both.find(({ ok }) => !ok)).toMatchObject(twice);
    expect(await save(await add('2026-12-13'), '2026-12-06', 5)).toMatchObject(twice);
  });

  it('never makes it smaller than its taken seats, and bad input changes nothing', async () => {
    const id = await add();
    await register(id, 1);
    await register(id, 2);
    const before = bumped;
    expect(await save(id, '2026-12-06', 1)).toEqual({
      ok: false,
      code: 'invalid',
      problems: [{ field: 'seats', code: 'seats-taken', values: { min: 2 } }],
    });
    expect(await adminDepartureOf(id)).toMatchObject({ seats: 5, taken: 2, version: 1 });
    expect(bumped).toBe(before);
    expect(await save(id, '2026-12-06', 2)).toMatchObject({ ok: true });
    expect(await adminDepartureOf(id)).toMatchObject({ left: 0, state: 'full' });
  });

  it.each(Array.from({ length: 8 }, (_, at) => at))(
    'shrinks it before or after concurrent registrations (%i)',
    async () => {
      const id = await add('2026-12-06', 6);
      const people = Array.from({ length: 6 }, (_, at) => register(id, at));
      const [shrunk, ...registered] = await Promise.all([save(id, '2026-12-06', 3), ...people]);
      const seated = registered.filter(({ ok }) => ok).length;
      expect(await adminDepartureOf(id)).toMatchObject({
        taken: seated,
        registrations: seated,
        seats: shrunk.ok ? 3 : 6,
      });
      expect(await storedRequests(services)).toHaveLength(seated);
      if (shrunk.ok) expect(seated).toBe(3);
      else {
        expect(shrunk).toMatchObject({ problems: [{ field: 'seats', code: 'seats-taken' }] });
        expect(seated).toBe(6);
      }
    },
  );

  it('closes it: it takes nobody, seats stay taken, and it opens again', async () => {
    const id = await add();
    await register(id, 1);
    expect(await shut(id, true)).toEqual({ ok: true, value: null });
    expect(await register(id, 2)).toEqual({
      ok: false,
      code: 'invalid',
      problems: [{ field: 'departureId', code: 'departure-closed' }],
    });
    expect(await adminDepartureOf(id)).toMatchObject({ taken: 1, left: 4, state: 'closed' });
    expect(await shut(id, false, '2')).toMatchObject({ ok: true });
    expect(await register(id, 2)).toMatchObject({ ok: true });
    expect((await audited(id)).map(([action]) => action)).toEqual([
      'departure.closed',
      'departure.made',
      'departure.opened',
    ]);
  });

  it.each([
    ['closed', { closed: true }],
    ['moved to another day', { leaves_on: '2026-12-20' }],
  ])('takes nobody where it is %s between the form and the seats', async (_, change) => {
    const id = await add();
    // The form is read before the lock: as if the staff had saved in between.
    const { waiting } = await services.db.transaction().execute(async (trx) => {
      await trx.updateTable('tour_departures').set(change).where('id', '=', id).execute();
      const answer = register(id);
      await untilWaiting(test.db);
      return { waiting: answer };
    });
    expect(await waiting).toMatchObject({
      problems: [{ field: 'departureId', code: 'departure-closed' }],
    });
    expect(await storedRequests(services)).toEqual([]);
    expect((await adminDepartureOf(id))?.taken).toBe(0);
  });

  it('moves its registrations along to another day', async () => {
    const id = await add();
    await register(id);
    expect(await save(id, '2026-12-20', 5)).toMatchObject({ ok: true });
    expect(await storedRequests(services)).toMatchObject([
      { details: { travelDate: '2026-12-20', departureId: id } },
    ]);
  });

  it('deletes it only while nobody comes', async () => {
    const id = await add();
    await register(id);
    const remove = (who = content) => deleteDeparture(services, who, { tourId, id });
    expect(await remove()).toEqual({ ok: false, code: 'departure-booked' });
    await test.db.updateTable('requests').set({ state: 'declined' }).execute();
    expect(await remove(staffOf('per_viewer', 'viewer'))).toEqual({ ok: false, code: 'not-allowed' });
    expect(await remove()).toEqual({ ok: true, value: null });
    expect(await remove()).toEqual({ ok: false, code: 'departure-unknown' });
    expect(await listDepartures(services)).toEqual([]);
    expect(await audited(id)).toContainEqual([
      'departure.deleted',
      { day: '2026-12-06', seats: 5, closed: false, ...agreed },
      null,
    ]);
  });

  it('leaves it as it is once it has left', async () => {
    const id = await add('2026-11-21');
    services = { ...services, clock: () => new Date('2026-11-21T09:00:00Z') };
    expect((await adminDepartureOf(id))?.state).toBe('over');
    expect(await save(id, '2026-12-06', 5)).toEqual({ ok: false, code: 'departure-over' });
    expect(await shut(id, true)).toEqual({ ok: false, code: 'departure-over' });
    services = { ...services, clock: () => new Date('2026-11-20T09:00:00Z') };
  });

  it('names who registered only to those who answer them', async () => {
    const id = await add();
    await register(id);
    expect(await adminDepartureOf(id, owner)).toMatchObject({
      registrations: 1,
      bookings: [{ name: 'Mira Sharma', people: 1 }],
    });
    for (const role of ['content', 'viewer'] as const)
      expect(await adminDepartureOf(id, staffOf('per_x', role))).toMatchObject({
        registrations: 1,
        bookings: null,
      });
  });

  it('finds it only with its tour, and none for an unknown tour', async () => {
    const id = await add();
    const other = { tourId: 'barsana-nandgaon', id };
    expect(await deleteDeparture(services, content, other)).toMatchObject({ code: 'departure-unknown' });
    expect(
      await saveDeparture(services, content, other, {
        day: '2026-12-06',
        seats: '5',
        version: '1',
        ...unpaid,
      }),
    ).toMatchObject({
      code: 'departure-unknown',
    });
    for (const unknown of ['nope', '\0', "' or 1=1"])
      expect(await findAdminDepartures(services, owner, unknown)).toBeNull();
    expect(
      await saveDeparture(
        services,
        content,
        { tourId: 'nope', id: null },
        { day: '2026-12-06', seats: '5', version: '', ...unpaid },
      ),
    ).toMatchObject({ code: 'departure-unknown' });
  });
});
