import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoAdmin } from '#core/people/demo-staff.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoPeople } from '../demo/demo-people.ts';
import { forgetExpired } from '../people/forget-expired.ts';
import { makeOwner } from '../people/make-owner.ts';
import { makeResetSecret } from '../people/request-password-reset.ts';
import { resetPassword } from '../people/reset-password.ts';
import { signInByForm } from '../people/sign-in-by-form.ts';
import { signUp } from '../people/sign-up.ts';
import { goodPassword, goodSignUp, makePerson, requestOf, staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { signIn } from './sign-in.ts';
import { requireDevotee } from './viewer.ts';

let database: TestDatabase;
let services: Services;
let now = new Date();

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db, { clock: () => now });
});
afterAll(() => database.close());

const admin = { audience: 'office', address: 'office' } as const;

it('makes the first owner with a password that has to be changed', async () => {
  const made = await makeOwner(services, ' Owner@Temple.example ');
  if (!made.ok || !made.value.oneTimePassword) throw new Error('no password');
  const input = { identifier: 'owner@temple.example', password: made.value.oneTimePassword };
  const first = await signIn(services, input, admin);
  expect(first).toMatchObject({ ok: true, value: { mustChangePassword: true } });
  const token = await makeResetSecret(services, first.ok ? first.value.personId : '');
  const chosen = { password: goodPassword, confirmPassword: goodPassword };
  expect(await resetPassword(services, { token, ...chosen }, '203.0.113.7')).toMatchObject({ ok: true });
  const noted = await database.db
    .selectFrom('audit_log')
    .innerJoin('audit_places', 'audit_id', 'audit_log.id')
    .select(['action', 'address'])
    .where('subject', '=', first.ok ? first.value.personId : '')
    .execute();
  expect(noted).toEqual([{ action: 'password.changed', address: '203.0.113.7' }]);
  expect(await signIn(services, input, admin)).toMatchObject({ code: 'sign-in-wrong' });
  expect(await signIn(services, { ...input, password: goodPassword }, admin)).toMatchObject({
    ok: true,
    value: { mustChangePassword: false },
  });
});

it.each([
  ['site', '/reset-password?token='],
  ['office', '/reset-password?office=1&token='],
] as const)('leads a password that has to be changed to a new one: %s', async (audience, to) => {
  const made = await makeOwner(services, `first-${audience}@temple.example`);
  if (!made.ok || !made.value.oneTimePassword) throw new Error('no password');
  const typed = { identifier: `first-${audience}@temple.example`, password: made.value.oneTimePassword };
  const request = new Request('http://temple.test/', { headers: { 'x-client-address': audience } });
  const thrown = await signInByForm(services, request, audience, { ...typed, proof: '' }).catch(
    (redirect: Response) => redirect.headers.get('location'),
  );
  expect(String(thrown).startsWith(to)).toBe(true);
});

it('gives somebody with an account the role and keeps their password', async () => {
  await makePerson(services, 'known@example.com');
  expect(await makeOwner(services, 'known@example.com')).toMatchObject({ value: { oneTimePassword: null } });
  expect(await makeOwner(services, 'known@example.com', 'Somebody Else')).toMatchObject({
    value: { name: 'Ananta Sharma' },
  });
  expect(await makeOwner(services, 'radhika.devi@example.com')).toMatchObject({
    value: { name: 'Radhika Devi' },
  });
  expect(await makeOwner(services, 'office@example.com', ' Gopal  Das ')).toMatchObject({
    value: { name: 'Gopal Das' },
  });
  expect(await makeOwner(services, 'x@example.com', '<b>')).toMatchObject({ code: 'name-invalid' });
  expect(await makeOwner(services, 'nobody')).toMatchObject({ code: 'email-invalid' });
  const input = { identifier: 'known@example.com', password: goodPassword };
  expect(await signIn(services, input, admin)).toMatchObject({ ok: true });
});

it('lets the demo administrator in, made once', async () => {
  await seedDemoPeople(services);
  await seedDemoPeople(services);
  const input = { identifier: demoAdmin.email, password: demoAdmin.password };
  expect(await signIn(services, input, admin)).toMatchObject({ ok: true });
});

it('answers alike, after the same work, whoever signs in at /admin-login without a role', async () => {
  await makePerson(services, 'devotee@example.com');
  const verify = vi.spyOn(services.auth, 'verifyPassword');
  const knock = (identifier: string, password: string) =>
    signIn(services, { identifier, password }, { audience: 'office', address: identifier });
  const answers = [
    await knock('owner@temple.example', 'not the password'),
    await knock('devotee@example.com', goodPassword),
    await knock('nobody@temple.example', 'not the password'),
    await knock('no address', 'not the password'),
  ];
  expect(answers).toEqual(Array(4).fill({ ok: false, code: 'sign-in-wrong' }));
  expect(verify).toHaveBeenCalledTimes(4);
  verify.mockRestore();
  const locked = async (identifier: string) => {
    for (let time = 0; time < 5; time++) await knock(identifier, 'not the password');
    const answer = await knock(identifier, 'not the password');
    if (answer.ok || !('proof' in answer)) throw new Error('no puzzle was asked for');
    // The random parts of a puzzle differ every time; its kind is what is compared.
    const challenge = answer.proof.challenge.replace(/"[0-9a-f]{32,}"|"for":"[\w-]{43}"|"until":\d+/g, '*');
    return { ...answer, proof: { ...answer.proof, challenge } };
  };
  expect(await locked('owner@temple.example')).toEqual(await locked('nobody@temple.example'));
});

it('has an audit log that only grows', async () => {
  await services.db.transaction().execute((trx) =>
    writeAudit(trx, services, staffOf('per_x', 'owner'), {
      action: 'receipt.resent',
      subject: 'don_x',
      before: { state: 'one' },
      after: { state: 'other' },
    }),
  );
  await expect(services.db.deleteFrom('audit_log').execute()).rejects.toThrow('only grows');
  await expect(services.db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow(
    'only grows',
  );
  const [entry] = await services.db
    .selectFrom('audit_log')
    .innerJoin('audit_places', 'audit_id', 'audit_log.id')
    .select(['before', 'after', 'address'])
    .where('subject', '=', 'don_x')
    .execute();
  expect(entry).toEqual({
    before: { state: 'one' },
    after: { state: 'other' },
    address: '203.0.113.7',
  });
});

it('deletes from where an action came after half a year, and not the action', async () => {
  const today = now;
  const count = async (table: 'audit_log' | 'audit_places') =>
    (
      await services.db
        .selectFrom(table)
        .select(services.db.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const entries = await count('audit_log');
  expect(entries).toBeGreaterThan(0);
  now = new Date(today.getTime() + 179 * 86_400_000);
  await forgetExpired.run(services, new AbortController().signal);
  expect([await count('audit_log'), await count('audit_places')]).toEqual([entries, entries]);
  now = new Date(today.getTime() + 181 * 86_400_000);
  await forgetExpired.run(services, new AbortController().signal);
  expect([await count('audit_log'), await count('audit_places')]).toEqual([entries, 0]);
  now = today;
});

it('sends strangers to the sign-in and back to where they were', async () => {
  const request = new Request('http://temple.test/donation-history.data?taxYear=2026-27&_routes=x');
  const thrown = await requireDevotee(services, request).catch((response: Response) => response);
  expect((thrown as Response).headers.get('location')).toBe(
    '/signin?next=%2Fdonation-history%3FtaxYear%3D2026-27',
  );
});

it('deletes what has expired and nothing else', async () => {
  const personId = await makePerson(services, 'keeps@example.com');
  await requestOf(services, personId);
  await signUp(services, { ...goodSignUp, email: 'unfinished@example.com' }, { address: 'somewhere' });
  const count = async (table: 'sign_ups' | 'sessions' | 'tries') =>
    (await services.db.selectFrom(table).select(services.db.fn.countAll<number>().as('n')).executeTakeFirst())
      ?.n;
  await forgetExpired.run(services, new AbortController().signal);
  expect([await count('sign_ups'), await count('sessions')]).toEqual([1, 1]);
  now = new Date(now.getTime() + 31 * 24 * 3_600_000);
  await forgetExpired.run(services, new AbortController().signal);
  expect([await count('sign_ups'), await count('sessions'), await count('tries')]).toEqual([0, 0, 0]);
});
