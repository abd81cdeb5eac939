import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { goodPassword, goodSignUp, makePerson, newestLetter } from '#server/people/test-people.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import * as forgotPassword from './forgot-password.route.tsx';
import * as resetPassword from './reset-password.route.tsx';
import * as session from './session.route.tsx';
import * as signInRoute from './sign-in.route.tsx';
import * as signOut from './sign-out.route.tsx';
import * as signUpRoute from './sign-up.route.tsx';

// The routes as a browser uses them: posted forms, cookies, statuses, redirects.

let database: TestDatabase;
let services: Services;
let address = 0;

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db);
});
afterAll(() => database.close());

type Entrance = (args: never) => unknown;
type Answer = { status: number; location: string | null; cookies: string[]; data: unknown };

/** Each request comes from an address of its own, so that rate limits do not interfere. */
async function send(
  entrance: Entrance,
  path: string,
  form?: Record<string, string>,
  cookie = '',
): Promise<Answer> {
  address += 1;
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const request = new Request(`http://temple.test${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { cookie, 'x-client-address': `192.0.2.${address}` },
    body: form ? new URLSearchParams(form) : null,
  });
  const answer = await Promise.resolve({ request, context, params: {} } as never)
    .then(entrance)
    .catch((thrown: unknown) => thrown);
  if (answer instanceof Response) {
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      cookies: answer.headers.getSetCookie(),
      data: await answer
        .clone()
        .json()
        .catch(() => null),
    };
  }
  const { data, init } = answer as { data?: unknown; init?: ResponseInit };
  const cookies = new Headers(init?.headers).getSetCookie();
  return { status: init?.status ?? 200, location: null, cookies, data };
}

const jarOf = (cookies: string[]) => cookies.map((line) => line.split(';')[0]).join('; ');

describe('/signup', () => {
  it('goes through the code to where the visitor was going, signed in', async () => {
    const form = { ...goodSignUp, email: 'walk@example.com', intent: 'sign-up', next: '/donation-history' };
    const begun = await send(signUpRoute.action, '/signup', form);
    expect(begun).toMatchObject({ status: 302, location: '/signup?step=code&next=%2Fdonation-history' });
    expect(begun.cookies[0]).toMatch(/^sign_up=sgn_[\w-]+; Path=\/; HttpOnly; SameSite=Lax/);
    const { code } = await newestLetter(services, 'walk@example.com');
    const typed = { intent: 'code', code, next: '/donation-history' };
    const done = await send(signUpRoute.action, '/signup?step=code', typed, jarOf(begun.cookies));
    expect(done).toMatchObject({ status: 302, location: '/donation-history' });
    expect(done.cookies.join()).toMatch(/mandir\.session_token=[^;]+;.*HttpOnly/);
    const seen = await send(session.loader, '/api/v1/session', undefined, jarOf(done.cookies));
    expect(seen.data).toEqual({ signedIn: true, name: 'Ananta Sharma', photo: null });
  });

  it('answers a known and an unknown address alike', async () => {
    await makePerson(services, 'taken@example.com');
    const answerFor = async (email: string) => {
      const answer = await send(signUpRoute.action, '/signup', { ...goodSignUp, email, intent: 'sign-up' });
      return JSON.stringify(answer).replace(/sgn_[\w-]+/g, 'sgn');
    };
    expect(await answerFor('taken@example.com')).toBe(await answerFor('free@example.com'));
  });

  it('keeps the typed input, but never a password', async () => {
    const refused = await send(signUpRoute.action, '/signup', {
      ...goodSignUp,
      email: 'x',
      intent: 'sign-up',
    });
    expect(refused).toMatchObject({
      status: 422,
      data: { problems: [{ field: 'email', code: 'email-invalid' }], typed: { fullName: 'Ananta Sharma' } },
    });
    expect(JSON.stringify(refused.data)).not.toContain(goodPassword);
  });

  it('refuses the code from another browser', async () => {
    await send(signUpRoute.action, '/signup', { ...goodSignUp, email: 'own@example.com', intent: 'sign-up' });
    const { code } = await newestLetter(services, 'own@example.com');
    const other = await send(signUpRoute.action, '/signup?step=code', { intent: 'code', code });
    expect(other).toMatchObject({ status: 422, data: { problems: [{ code: 'otp-expired' }] } });
  });
});

describe('/signin', () => {
  it.each([
    ['/donation-history', '/donation-history'],
    ['//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['', '/'],
  ])('with next=%j redirects to %s', async (next, location) => {
    const email = `next-${address}@example.com`;
    await makePerson(services, email);
    const form = { identifier: email, password: goodPassword, next };
    const answer = await send(signInRoute.action, '/signin', form);
    expect(answer).toMatchObject({ status: 302, location });
    const again = await send(signInRoute.loader, '/signin', undefined, jarOf(answer.cookies));
    expect(again).toMatchObject({ status: 302, location: '/' });
  });

  it('refuses with the same words and status whatever was wrong', async () => {
    await makePerson(services, 'there@example.com');
    const wrong = (identifier: string) =>
      send(signInRoute.action, '/signin', { identifier, password: 'wrong wrong' });
    const known = await wrong('there@example.com');
    expect(known.status).toBe(401);
    const unknown = await wrong('absent@example.com');
    expect(JSON.stringify(unknown).replace('absent', 'there')).toBe(JSON.stringify(known));
  });

  it('ends the session that the browser had before', async () => {
    await makePerson(services, 'twice@example.com');
    const form = { identifier: 'twice@example.com', password: goodPassword };
    const first = jarOf((await send(signInRoute.action, '/signin', form)).cookies);
    const second = jarOf((await send(signInRoute.action, '/signin', form, first)).cookies);
    const seen = async (jar: string) => (await send(session.loader, '/api/v1/session', undefined, jar)).data;
    expect(await seen(first)).toEqual({ signedIn: false, name: null, photo: null });
    expect(await seen(second)).toMatchObject({ signedIn: true });
  });

  it('treats a body that is no form as empty', async () => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    const request = new Request('http://temple.test/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"identifier":"a"}',
    });
    const answer = await signInRoute.action({ request, context, params: {} } as never);
    expect(answer).toMatchObject({ init: { status: 401 } });
  });
});

it('/forgot-password answers alike for known and unknown', async () => {
  await makePerson(services, 'forgot@example.com');
  const known = await send(forgotPassword.action, '/forgot-password', { identifier: 'forgot@example.com' });
  const unknown = await send(forgotPassword.action, '/forgot-password', { identifier: 'nobody@example.com' });
  expect(known).toEqual(unknown);
  expect(known.data).toEqual({ sent: true });
});

it('/signout ends the session on the server and clears both cookies, by POST only', async () => {
  await makePerson(services, 'leaves@example.com');
  const form = { identifier: 'leaves@example.com', password: goodPassword };
  const jar = jarOf((await send(signInRoute.action, '/signin', form)).cookies);
  const readSession = async () => (await send(session.loader, '/api/v1/session', undefined, jar)).data;
  await send(signOut.loader, '/signout', undefined, jar);
  expect(await readSession()).toEqual({ signedIn: true, name: 'Ananta Sharma', photo: null });
  const left = await send(signOut.action, '/signout', {}, jar);
  expect(left).toMatchObject({ status: 302, location: '/' });
  expect(left.cookies.filter((line) => /Max-Age=0/i.test(line)).map((line) => line.split('=')[0])).toEqual(
    expect.arrayContaining(['mandir.session_token', 'signed_in']),
  );
  expect(await readSession()).toEqual({ signedIn: false, name: null, photo: null });
});

it('/reset-password accepts the new password at once, however often the forgotten one was tried', async () => {
  const email = 'forgetful@example.com';
  await makePerson(services, email);
  const tryIt = (password: string, cookie = '') =>
    send(signInRoute.action, '/signin', { identifier: email, password }, cookie);
  for (let round = 0; round < 5; round += 1) expect((await tryIt('one of my old ones')).status).toBe(401);
  expect((await tryIt(goodPassword)).status).toBe(429);
  await send(forgotPassword.action, '/forgot-password', { identifier: email });
  const token = new URL((await newestLetter(services, email)).link).searchParams.get('token') ?? '';
  const chosen = { token, password: 'a boat on the yamuna', confirmPassword: 'a boat on the yamuna' };
  const done = await send(resetPassword.action, '/reset-password', chosen);
  expect(done).toMatchObject({ status: 200, data: { done: true } });
  expect(done.cookies.join()).toMatch(/^known_browser=.*; HttpOnly; SameSite=Lax/);
  expect((await tryIt(chosen.password, jarOf(done.cookies))).status).toBe(302);
});
