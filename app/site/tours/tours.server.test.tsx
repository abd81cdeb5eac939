import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { trapField } from '#core/requests/trap.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemoTours } from '#server/demo/demo-tours.ts';
import { somebody, storedRequests } from '#server/requests/test-requests.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import * as details from './tour-details.route.tsx';
import * as list from './tours.route.tsx';
import * as packages from './tours-packages.route.tsx';

let test: TestDatabase;
let services: Services;
beforeAll(async () => {
  test = await makeTestDatabase();
  services = { ...makeTestServices(test.db), clock: () => new Date('2026-11-20T20:00:00Z') };
  await seedDemoTours(services);
});
afterAll(() => test.close());

function args(path: string, fields?: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const request = new Request(`http://temple.test${path}`, {
    method: fields ? 'POST' : 'GET',
    headers: { 'x-client-address': somebody().address },
    body: fields ? new URLSearchParams({ [trapField]: '', ...fields }) : null,
  });
  return { context, request };
}

describe('the tours', () => {
  it('are the four, in their order (rule S54)', async () => {
    const { tours } = await list.loader(args('/tours'));
    expect(tours.map(({ title }) => title)).toEqual([
      'Holy Sites of Vrindavan',
      'Govardhan Parikrama',
      'Barsana & Nandgaon Exploration',
      'Customized Spiritual Retreats',
    ]);
  });

  it('each have details; an unknown one is a true 404, and so is one that is no longer offered', async () => {
    const find = (id: string) => details.loader({ ...args(`/toursdetails/${id}`), params: { id } });
    const known = await find('govardhan-parikrama');
    expect(known.init?.status).toBe(200);
    expect(known.data.tour?.content).toContain('<h2>The way</h2>');
    expect(known.data.others).toHaveLength(3);
    for (const id of ['nope', '', "' or 1=1", '\0', 'Govardhan-Parikrama']) {
      expect(await find(id), id).toMatchObject({ data: { tour: null }, init: { status: 404 } });
    }
    await test.db
      .updateTable('tours')
      .set({ published: false })
      .where('id', '=', 'barsana-nandgaon')
      .execute();
    expect((await find('barsana-nandgaon')).init?.status).toBe(404);
    expect((await list.loader(args('/tours'))).tours).toHaveLength(3);
    await test.db.updateTable('tours').set({ published: true }).execute();
  });
});

const sender = { name: 'Mira', email: 'mira@example.com', phone: '9876543210' };
const post = (path: string, fields: Record<string, string>) =>
  packages.action(args(path, fields)).catch((thrown: unknown) => thrown);

describe('/tourspackages', () => {
  it('says that nothing is charged as long as no day that is offered is paid here', async () => {
    const lead = async () => (await packages.loader(args('/tourspackages'))).data.words.lead;
    const departures = (set: { pay_online: boolean; closed?: boolean }) =>
      test.db.updateTable('tour_departures').set(set).execute();
    await departures({ pay_online: false });
    expect(await lead()).toContain('Nothing is charged here');
    await test.db
      .updateTable('tours')
      .set({ price_paise: rupees(2_500) })
      .execute();
    await departures({ pay_online: true });
    expect(await lead()).toContain('Some days are paid here');
    await departures({ pay_online: true, closed: true });
    expect(await lead()).toContain('Nothing is charged here');
    await departures({ pay_online: false, closed: false });
  });

  it('has the tour a visitor comes from, and the available days (India is a day ahead)', async () => {
    const { data } = await packages.loader(args('/tourspackages?tour=govardhan-parikrama&tab=registration'));
    expect(data).toMatchObject({
      tab: 'registration',
      chosen: 'govardhan-parikrama',
      days: { from: '2026-11-22', to: '2027-11-21' },
    });
    expect((await packages.loader(args('/tourspackages?tour=evil&tab=evil'))).data).toMatchObject({
      tab: 'inquiry',
      chosen: '',
    });
  });

  it('stores a registration and redirects to its own tab with the reference', async () => {
    const fields = {
      ...sender,
      destination: 'govardhan-parikrama',
      mode: 'group',
      people: '3',
      departureId: 'govardhan-parikrama-1',
      travellers: 'Mira, 41\nRavi, 12\nAsha, 7',
    };
    const answer = (await post('/tourspackages?tab=registration', fields)) as Response;
    expect(answer.headers.get('location')).toMatch(/^\/tourspackages\?tab=registration&sent=REQ-/);
    const { data } = await packages.loader(args(answer.headers.get('location') ?? ''));
    expect(data.sent?.subject).toBe('Govardhan Parikrama, 6 December 2026: registration for 3 people');
    expect(await storedRequests(services)).toMatchObject([
      { kind: 'tour-registration', details: { people: 3 } },
    ]);
  });

  it('requires a feature first and stores nothing without one', async () => {
    const before = await storedRequests(services);
    expect(
      await post('/tourspackages', { ...sender, destination: 'govardhan-parikrama', people: '1' }),
    ).toMatchObject({
      init: { status: 422 },
      data: { problems: [{ field: 'feature', code: 'feature-missing' }], typed: sender },
    });
    expect(await storedRequests(services)).toEqual(before);
  });

  it('offers no closed day, and refuses it beside the field to who had it open', async () => {
    const id = 'holy-sites-of-vrindavan-1';
    const close = (closed: boolean) =>
      test.db.updateTable('tour_departures').set({ closed }).where('id', '=', id).execute();
    const shown = async () => {
      const tour = 'holy-sites-of-vrindavan';
      const { data } = await details.loader({ ...args(`/toursdetails/${tour}`), params: { id: tour } });
      return data.days.map((day) => day.id);
    };
    const preselected = async () =>
      (await packages.loader(args(`/tourspackages?tab=registration&departure=${id}`))).data.departure;
    expect([await shown(), await preselected()]).toEqual([expect.arrayContaining([id]), id]);
    await close(true);
    expect([await shown(), await preselected()]).toEqual([expect.not.arrayContaining([id]), '']);
    const typed = { ...sender, destination: 'holy-sites-of-vrindavan', age: '30', departureId: id };
    expect(await post('/tourspackages?tab=registration', typed)).toMatchObject({
      init: { status: 422 },
      data: { problems: [{ field: 'departureId', code: 'departure-closed' }], typed },
    });
    await close(false);
  });

  it('says of a called-off day that it is, on the page and by its old link, until it is past', async () => {
    const id = 'holy-sites-of-vrindavan-1';
    const tour = 'holy-sites-of-vrindavan';
    const words = 'The road is closed.';
    const { leaves_on: day } = await test.db
      .updateTable('tour_departures')
      .set({ closed: true, called_off_at: services.clock(), called_off_by: 'per_x' })
      .set({ called_off_reason: 'Nobody drives', called_off_words: words })
      .where('id', '=', id)
      .returning('leaves_on')
      .executeTakeFirstOrThrow();
    const shown = async () => {
      const { data } = await details.loader({ ...args(`/toursdetails/${tour}`), params: { id: tour } });
      return data.days.find((one) => one.id === id);
    };
    const linked = async () =>
      (await packages.loader(args(`/tourspackages?tab=registration&departure=${id}`))).data;
    expect(await shown()).toMatchObject({ calledOff: true, calledOffWords: words });
    expect(JSON.stringify(await shown())).not.toContain('Nobody drives');
    expect(await linked()).toMatchObject({ chosen: tour, departure: '', off: { id, calledOffWords: words } });
    const typed = { ...sender, destination: tour, age: '30', departureId: id };
    expect(await post('/tourspackages?tab=registration', typed)).toMatchObject({
      init: { status: 422 },
      data: { problems: [{ field: 'departureId', code: 'departure-off-why', values: { why: words } }] },
    });
    const before = services;
    services = { ...before, clock: () => new Date(`${day}T12:00:00Z`) };
    expect(await shown()).toMatchObject({ calledOff: true });
    expect((await linked()).departures.map((one) => one.id)).not.toContain(id);
    services = { ...before, clock: () => new Date(`${day}T20:00:00Z`) };
    expect(await shown()).toBeUndefined();
    services = before;
  });

  it('names the days when one in the past was chosen', async () => {
    const answer = await post('/tourspackages?tab=registration', {
      ...sender,
      destination: 'customized-spiritual-retreats',
      age: '30',
      travelDate: '2020-01-01',
    });
    expect(answer).toMatchObject({
      data: {
        problems: [{ code: 'date-outside', values: { from: '22 November 2026', to: '21 November 2027' } }],
      },
    });
  });
});
