import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedCauses } from '#server/demo/demo-causes.ts';
import { makePerson, requestOf, staffOf } from '#server/people/test-people.ts';
import { exportMyData } from '#server/person-file/export-my-data.ts';
import { mergePeople } from '#server/person-file/merge-people.ts';
import { findPersonPage } from '#server/person-file/person-page.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import * as monthly from './monthly.route.tsx';
import * as stop from './stop-pledge.route.tsx';

let database: TestDatabase;
let services: Services;
const people: Record<'own' | 'other', { id: string; cookie: string }> = {
  own: { id: '', cookie: '' },
  other: { id: '', cookie: '' },
};

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db, { clock: () => new Date('2026-11-21T12:00:00+05:30') });
  await seedCauses(services);
  for (const name of ['own', 'other'] as const) {
    const id = await makePerson(services, `${name}@example.com`);
    people[name] = { id, cookie: (await requestOf(services, id)).headers.get('cookie') ?? '' };
  }
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('monthly_pledges').execute());

type Entrance = (args: never) => unknown;

async function send(
  entrance: Entrance,
  {
    path,
    form,
    cookie = '',
    params = {},
  }: { path: string; form?: Record<string, string>; cookie?: string; params?: object },
) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const request = new Request(`http://temple.test${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { cookie },
    body: form ? new URLSearchParams(form) : null,
  });
  const answer: unknown = await Promise.resolve({ request, context, params } as never)
    .then(entrance)
    .catch((thrown: unknown) => thrown);
  if (answer instanceof Error) throw answer;
  if (answer instanceof Response) {
    return { status: answer.status, location: answer.headers.get('location'), data: null };
  }
  const { data, init } = answer as { data?: unknown; init?: ResponseInit };
  return { status: init?.status ?? 200, location: null, data: init ? data : answer };
}

const page = '/donation-history/monthly';
const press = (form: Record<string, string>, who: keyof typeof people = 'own') =>
  send(monthly.action, { path: page, form, cookie: people[who].cookie });
const see = async (query = '', who: keyof typeof people = 'own') =>
  (await send(monthly.loader, { path: `${page}${query}`, cookie: people[who].cookie })).data as Awaited<
    ReturnType<typeof monthly.loader>
  >;
const good = { intent: 'make', cause: 'general', amount: '500', day: '5' };

async function storedPledge() {
  const [row] = await database.db.selectFrom('monthly_pledges').selectAll().orderBy('made_at').execute();
  if (!row) throw new Error('no pledge');
  return row;
}

describe('/donation-history/monthly', () => {
  it('redirects a guest to sign in and back with the choice of the circle', async () => {
    const answer = await send(monthly.loader, { path: `${page}?cause=general&amount=500` });
    expect(answer).toMatchObject({
      status: 302,
      location: '/signin?next=%2Fdonation-history%2Fmonthly%3Fcause%3Dgeneral%26amount%3D500',
    });
    expect((await see('?cause=general&amount=500')).prefill).toEqual({
      ...{ cause: 'general', amount: '500', taken: false },
    });
  });

  it('creates a pledge, once for each cause', async () => {
    const twice = await Promise.all([press(good), press(good)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([303, 422]);
    expect(await press({ ...good, amount: '900' })).toMatchObject({
      status: 422,
      data: { problems: [{ field: 'cause', code: 'pledge-exists' }], typed: { amount: '900' } },
    });
    const { pledges, causes, prefill } = await see('?cause=general&amount=9');
    expect(pledges).toMatchObject([
      { amount: 50_000, day: 5, state: 'running', nextOn: '2026-12-05', open: true },
    ]);
    expect(causes.map(({ value }) => value)).not.toContain('general');
    expect(prefill.taken).toBe(true);
    expect(JSON.stringify(pledges)).not.toContain('stop_');
  });

  it.each([
    [{ amount: '9' }, 'amount', 'amount-too-small'],
    [{ cause: 'no-such-cause' }, 'cause', 'pledge-cause'],
    [{ cause: '' }, 'cause', 'pledge-cause'],
    [{ day: '29' }, 'day', 'number-outside'],
  ])('keeps the typed input and changes nothing for %j', async (wrong, field, code) => {
    const answer = await press({ ...good, ...wrong });
    expect(answer).toMatchObject({ status: 422, data: { problems: [{ field, code }], typed: wrong } });
    expect((await see()).pledges).toEqual([]);
  });

  it('changes, pauses, resumes and ends', async () => {
    await press(good);
    const { id } = await storedPledge();
    const change = { intent: 'change', pledgeId: id, version: '1', amount: '750', day: '10' };
    expect(await press(change)).toMatchObject({ status: 303, location: `${page}?done=change` });
    expect(await press({ ...change, amount: '800' })).toMatchObject({
      data: { problems: [{ field: '', code: 'profile-conflict' }] },
    });
    expect((await see()).pledges).toMatchObject([{ amount: 75_000, day: 10, nextOn: '2026-12-10' }]);
    await press({ intent: 'pause', pledgeId: id });
    expect((await see()).pledges).toMatchObject([{ state: 'paused', nextOn: null }]);
    await press({ intent: 'resume', pledgeId: id });
    expect((await see()).pledges).toMatchObject([{ state: 'running', nextOn: '2026-12-10' }]);
    await press({ intent: 'end', pledgeId: id });
    expect((await see()).pledges).toMatchObject([{ state: 'ended', nextOn: null }]);
    expect(await press({ intent: 'resume', pledgeId: id })).toMatchObject({
      data: { problems: [{ code: 'pledge-gone' }] },
    });
    // It may be pledged again.
    expect(await press(good)).toMatchObject({ status: 303 });
  });

  it('is inaccessible to others', async () => {
    await press(good);
    const before = await storedPledge();
    for (const intent of ['pause', 'end', 'change']) {
      const form = { intent, pledgeId: before.id, version: '1', amount: '900', day: '9' };
      expect(await press(form, 'other')).toMatchObject({
        status: 422,
        data: { problems: [{ code: 'pledge-gone' }] },
      });
    }
    expect(await storedPledge()).toEqual(before);
    expect((await see('', 'other')).pledges).toEqual([]);
  });

  it('is in a person’s data export, and on the page of the person they were merged into', async () => {
    await press(good, 'other');
    const devotee = {
      kind: 'devotee',
      personId: people.other.id,
      name: '',
      email: 'other@example.com',
      emailVerified: true,
    } as const;
    const data = await exportMyData(services, devotee);
    expect(data.monthlyPledges).toMatchObject([{ causeId: 'general', amount: 50_000 }]);
    expect(JSON.stringify(data)).not.toContain('stop_');
    const clerk = staffOf('per_clerk', 'accounts');
    expect(await mergePeople(services, clerk, people.own.id, 'other@example.com')).toMatchObject({
      ok: true,
    });
    expect(await findPersonPage(services, people.own.id)).toMatchObject({
      pledges: [{ causeId: 'general' }],
    });
  });
});

describe('the stop link of a letter', () => {
  const open = (token: string, form?: Record<string, string>) =>
    send(form ? stop.action : stop.loader, { path: `/monthly-gift/stop/${token}`, form, params: { token } });

  it('asks first, works without signing in, and repeated does nothing', async () => {
    await press(good);
    const { stop_token: token } = await storedPledge();
    const page = await open(token);
    expect(page.data).toEqual({ causeTitle: expect.any(String), amount: 50_000, day: 5, state: 'running' });
    expect(await storedPledge()).toMatchObject({ state: 'running' });
    expect(await open(token, {})).toMatchObject({ status: 303, location: `/monthly-gift/stop/${token}` });
    const ended = await storedPledge();
    expect(ended).toMatchObject({ state: 'ended' });
    await open(token, {});
    expect(await storedPledge()).toEqual(ended);
    expect((await open(token)).data).toMatchObject({ state: 'ended' });
    expect(stop.headers()).toEqual({ 'cache-control': 'no-store' });
  });

  it.each(['unknown', 'stop_AAAAAAAAAAAAAAAAAAAAAA', "stop_' or true --"])('knows no %s', async (token) => {
    await press(good);
    expect(await open(token)).toMatchObject({ status: 404, data: null });
    await open(token, {});
    expect(await storedPledge()).toMatchObject({ state: 'running' });
    // The id, which staff may see, does not work as a token.
    expect(await open((await storedPledge()).id)).toMatchObject({ status: 404 });
  });
});
