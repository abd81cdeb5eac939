import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoAdmin } from '#core/people/demo-staff.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoPeople } from '../demo/demo-people.ts';
import { makeOwner } from '../people/make-owner.ts';
import {
  beginFactor,
  cookiesOf,
  fromBase32,
  giveRole,
  makePerson,
  requestOf,
  staffOf,
} from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { forgetSecondFactor } from './forget-second-factor.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { findSecondFactor, hasSecondFactor, mustProveTwice } from './second-factor-queries.ts';
import { findBegunFactor, startSecondFactor } from './start-second-factor.ts';
import { totpCode, totpStep } from './totp.ts';
import { viewerOf } from './viewer.ts';

let database: TestDatabase;
let services: Services;
let now = new Date();
let people = 0;

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db, { clock: () => now });
});
afterAll(() => database.close());
beforeEach(() => pass(60));

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

/** A person with an app, whose key is returned, and their recovery codes. */
async function withApp() {
  people += 1;
  const email = `factor${people}@example.com`;
  const personId = await makePerson(services, email);
  const begun = await beginFactor(services, { personId, email });
  const secret = fromBase32(begun.key);
  const actor = staffOf(personId, 'accounts');
  const confirmed = await confirmSecondFactor(services, actor, totpCode(secret, totpStep(now)));
  if (!confirmed.ok) throw new Error(confirmed.code);
  pass(30);
  return { personId, email, actor, secret, codes: confirmed.value.recoveryCodes };
}

const codeNow = (secret: Buffer) => totpCode(secret, totpStep(now));

it('is set up with the first code of the app; a reload shows the same key', async () => {
  const personId = await makePerson(services, 'setup@example.com');
  const person = { personId, email: 'setup@example.com' };
  const begun = await beginFactor(services, person);
  expect(await beginFactor(services, person)).toEqual(begun);
  expect(begun.qr).toContain('<svg');
  expect(await hasSecondFactor(services, personId)).toBe(false);
  const actor = staffOf(personId, 'owner');
  expect(await confirmSecondFactor(services, actor, '000000')).toMatchObject({ code: 'second-factor-wrong' });
  expect(await hasSecondFactor(services, personId)).toBe(false);
  const code = codeNow(fromBase32(begun.key));
  expect(await confirmSecondFactor(services, actor, code)).toMatchObject({ ok: true });
  expect(await findSecondFactor(services, personId)).toMatchObject({ codesLeft: 10 });
  await startSecondFactor(services, person);
  expect(await findBegunFactor(services, person, 'Temple')).toBe('confirmed');
});

it('accepts no code twice, also not from two requests at once', async () => {
  const { actor, secret } = await withApp();
  const code = codeNow(secret);
  const both = await Promise.all([code, code].map((each) => proveSecondFactor(services, actor, each)));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  pass(30);
  expect(await proveSecondFactor(services, actor, code)).toMatchObject({ code: 'second-factor-wrong' });
  expect(await proveSecondFactor(services, actor, codeNow(secret))).toMatchObject({ ok: true });
});

it('pauses for 15 minutes after five wrong codes, also for the right one', async () => {
  const { actor, secret } = await withApp();
  for (let each = 0; each < 5; each += 1) {
    expect(await proveSecondFactor(services, actor, 'x')).toMatchObject({ code: 'second-factor-wrong' });
  }
  expect(await proveSecondFactor(services, actor, codeNow(secret))).toMatchObject({ code: 'sign-in-locked' });
  pass(15 * 60);
  expect(await proveSecondFactor(services, actor, codeNow(secret))).toMatchObject({ ok: true });
});

it('accepts each recovery code once, stores only hashes, and logs it', async () => {
  const { personId, actor, codes, secret } = await withApp();
  const [first = '', second = ''] = codes;
  expect(await proveSecondFactor(services, actor, first.toUpperCase())).toMatchObject({ ok: true });
  expect(await proveSecondFactor(services, actor, first)).toMatchObject({ code: 'second-factor-wrong' });
  const stored = await services.db.selectFrom('recovery_codes').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(second.replaceAll('-', ''));
  expect(await findSecondFactor(services, personId)).toMatchObject({ codesLeft: 9 });
  const noted = await services.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', personId)
    .orderBy('at')
    .execute();
  expect(noted.map(({ action }) => action)).toEqual(['second-factor.set-up', 'recovery-code.used']);
  const renewed = await renewRecoveryCodes(services, actor, codeNow(secret));
  expect(renewed).toMatchObject({ ok: true });
  expect(await proveSecondFactor(services, actor, second)).toMatchObject({ code: 'second-factor-wrong' });
});

it('stores the secret sealed', async () => {
  const { personId, secret } = await withApp();
  const row = await services.db
    .selectFrom('second_factors')
    .select('secret_sealed')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  expect(Buffer.from(row.secret_sealed, 'base64url').includes(secret)).toBe(false);
});

it('outlives the session secret', async () => {
  const { actor, secret } = await withApp();
  const config = { ...services.config, sessionSecret: 'another secret of the sessions, 40 letters' };
  const after = { ...services, config };
  expect(await proveSecondFactor(after, actor, codeNow(secret))).toMatchObject({ ok: true });
});

it('a session without a code carries no role that needs one, also one given later', async () => {
  const personId = await makePerson(services, 'weak@example.com');
  await giveRole(services, personId, 'content');
  now = new Date();
  const headers = await services.auth.openSession(personId, { audience: 'office', remember: false });
  const request = new Request('http://temple.test/', { headers: { cookie: cookiesOf(headers) } });
  expect(await viewerOf(services, request)).toMatchObject({ kind: 'staff' });
  await giveRole(services, personId, 'accounts');
  expect(await viewerOf(services, request)).toEqual({ kind: 'visitor' });
});

it('is required of everybody with money or keys, except the demo’s own staff in demo mode', async () => {
  await seedDemoPeople(services);
  const owner = { email: demoAdmin.email, roles: ['owner'] as const };
  const production = { config: { ...services.config, mode: 'production' as const } };
  const demo = { config: { ...services.config, mode: 'demo' as const } };
  expect(mustProveTwice(demo, owner)).toBe(false);
  expect(mustProveTwice(production, owner)).toBe(true);
  expect(mustProveTwice(demo, { ...owner, email: 'else@example.com' })).toBe(true);
});

it('is deleted by an owner or by the command, for who lost everything', async () => {
  const lost = await withApp();
  const content = staffOf('per_content', 'content');
  expect(await forgetSecondFactor(services, content, lost.personId)).toMatchObject({ code: 'not-allowed' });
  expect(await hasSecondFactor(services, lost.personId)).toBe(true);
  await forgetSecondFactor(services, staffOf('per_owner', 'owner'), lost.personId);
  expect(await hasSecondFactor(services, lost.personId)).toBe(false);
  const owner = await withApp();
  await giveRole(services, owner.personId, 'owner');
  const open = await requestOf(services, owner.personId, 'office');
  expect((await viewerOf(services, open)).kind).toBe('staff');
  await makeOwner(services, owner.email);
  expect(await hasSecondFactor(services, owner.personId)).toBe(false);
  expect((await viewerOf(services, open)).kind).toBe('visitor');
});
