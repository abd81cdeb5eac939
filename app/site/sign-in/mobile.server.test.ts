import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makeMobilePerson, newestCode, offerMobile } from '#server/mobile-sign-in/test-mobile.ts';
import { giveRole, makePerson } from '#server/people/test-people.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import * as mobileRoute from './mobile.route.tsx';
import * as session from './session.route.tsx';

// The sign-in by a code as a browser uses it: posted forms, cookies, statuses, redirects.

let database: TestDatabase;
let services: Services;
let address = 0;

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db);
  await offerMobile(services);
});
afterAll(() => database.close());

type Answer = { status: number; location: string | null; cookies: string[]; data: unknown };

/** Each request comes from an address of its own, so that rate limits do not interfere. */
async function send(form: Record<string, string> | null, { cookie = '', query = '' } = {}): Promise<Answer> {
  address += 1;
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const request = new Request(`http://temple.test/signin/mobile${query}`, {
    method: form ? 'POST' : 'GET',
    headers: { cookie, 'x-client-address': `192.0.2.${address}` },
    body: form ? new URLSearchParams(form) : null,
  });
  const entrance: (args: never) => unknown = form ? mobileRoute.action : mobileRoute.loader;
  const answer = await Promise.resolve({ request, context, params: {} } as never)
    .then(entrance)
    .catch((thrown: unknown) => thrown);
  if (answer instanceof Response) {
    const { status, headers } = answer;
    return { status, location: headers.get('location'), cookies: headers.getSetCookie(), data: null };
  }
  const wrapped = answer as { data?: unknown; init?: ResponseInit };
  const isWrapped = wrapped.init !== undefined;
  return {
    status: wrapped.init?.status ?? 200,
    location: null,
    cookies: new Headers(wrapped.init?.headers).getSetCookie(),
    data: isWrapped ? wrapped.data : answer,
  };
}

const jarOf = (cookies: string[]) => cookies.map((line) => line.split(';')[0]).join('; ');
/** An answer without what is random in it. */
const shapeOf = ({ cookies, ...rest }: Answer) => ({
  ...rest,
  cookies: cookies.map((line) => line.replace(/=[^;]*/, '=')),
});

it('signs up and in again, to where the visitor was going', async () => {
  const mobile = '+919844000001';
  const asked = await send({ intent: 'number', mobile: '९८४४० ००००१', next: '/donation-history' });
  expect(asked).toMatchObject({
    status: 302,
    location: '/signin/mobile?step=code&again=1&next=%2Fdonation-history',
  });
  expect(asked.cookies[0]).toMatch(/^mobile_code=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600/);
  const cookie = jarOf(asked.cookies);
  const page = await send(null, { cookie, query: '?step=code&again=1' });
  expect(page.data).toMatchObject({ step: 'code', number: '+91 98440 00001' });
  const code = await newestCode(services, mobile);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await send({ intent: 'code', code: wrong }, { cookie })).toMatchObject({
    status: 422,
    data: { problems: [{ field: 'code', code: 'otp-wrong' }], values: { n: 4 } },
  });
  const proven = await send({ intent: 'code', code, next: '/donation-history' }, { cookie });
  expect(proven).toMatchObject({
    status: 302,
    location: '/signin/mobile?step=name&again=1&next=%2Fdonation-history',
  });
  const named = { intent: 'name', fullName: 'सीता देवी', acceptTerms: 'on', next: '/donation-history' };
  const done = await send(named, { cookie });
  expect(done).toMatchObject({ status: 302, location: '/donation-history' });
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const request = new Request('http://temple.test/api/v1/session', {
    headers: { cookie: jarOf(done.cookies) },
  });
  const seen = await session.loader({ request, context, params: {} } as never);
  expect(await seen.json()).toEqual({ signedIn: true, name: 'सीता देवी', photo: null });
  expect(done.cookies.some((line) => line.startsWith('mobile_code=;'))).toBe(true);
});

describe('answers alike', () => {
  const known = '+919844000002';
  const ofStaff = '+919844000003';
  beforeAll(async () => {
    await makeMobilePerson(services, known);
    const staff = await makePerson(services, 'staff@example.com');
    await services.db.updateTable('people').set({ mobile: ofStaff }).where('id', '=', staff).execute();
    await giveRole(services, staff, 'viewer');
    await services.db
      .updateTable('mobile_codes')
      .set({ sent_at: new Date(0) })
      .execute();
  });

  it('whether a number is known, unknown, or of the staff: the same answer, and a message to each', async () => {
    const numbers = [known, ofStaff, '+919844000004'];
    const answers = [];
    for (const mobile of numbers) answers.push(shapeOf(await send({ intent: 'number', mobile })));
    expect(answers[0]).toMatchObject({ status: 302 });
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    for (const mobile of numbers) expect(await newestCode(services, mobile)).toMatch(/^\d{6}$/);
  });

  it('to a wrong code and to a page of another browser', async () => {
    const answers = [];
    for (const mobile of ['+919844000005', known]) {
      await services.db
        .updateTable('mobile_codes')
        .set({ sent_at: new Date(0) })
        .execute();
      const cookie = jarOf((await send({ intent: 'number', mobile })).cookies);
      const code = (await newestCode(services, mobile)) === '000000' ? '000001' : '000000';
      answers.push(shapeOf(await send({ intent: 'code', code }, { cookie })));
      answers.push(shapeOf(await send({ intent: 'resend' })));
    }
    expect(answers[0]).toEqual(answers[2]);
    expect(answers[1]).toEqual(answers[3]);
    expect(answers[1]).toMatchObject({ status: 302, location: '/signin/mobile?again=1' });
  });

  it('whoever works in the office is told so only after the right code, and gets no session', async () => {
    await services.db
      .updateTable('mobile_codes')
      .set({ sent_at: new Date(0) })
      .execute();
    const cookie = jarOf((await send({ intent: 'number', mobile: ofStaff })).cookies);
    const answer = await send({ intent: 'code', code: await newestCode(services, ofStaff) }, { cookie });
    expect(answer).toMatchObject({
      status: 403,
      data: { problems: [{ code: 'mobile-staff' }] },
      cookies: [],
    });
  });
});

it('is not there where the temple does not offer it', async () => {
  const offering = services;
  await database.db
    .updateTable('settings')
    .set({ value: JSON.stringify({ offered: false }) })
    .execute();
  services = makeTestServices(database.db);
  expect(await send(null)).toMatchObject({ status: 302, location: '/signin' });
  expect(await send({ intent: 'number', mobile: '9844000009' })).toMatchObject({
    status: 409,
    data: { problems: [{ code: 'mobile-not-offered' }] },
  });
  services = offering;
});
