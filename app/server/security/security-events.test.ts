import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { endAllSessions, endSessions } from '../auth/end-sessions.ts';
import { proveSecondFactor } from '../auth/prove-second-factor.ts';
import { openSessionHeaders } from '../auth/session-headers.ts';
import { signIn } from '../auth/sign-in.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { askEmailChange, confirmEmailChange } from '../people/change-email.ts';
import { changeRoles } from '../people/change-roles.ts';
import { makeResetSecret, requestPasswordReset } from '../people/request-password-reset.ts';
import { resetPassword } from '../people/reset-password.ts';
import { giveRole, goodPassword, makePerson, newestLetter, staffOf } from '../people/test-people.ts';
import { deleteAccount } from '../person-file/delete-account.ts';
import { receiveWebhook } from '../purchases/receive-webhook.ts';
import { approveAll } from '../second-owner/test-changes.ts';
import type { Services } from '../services.ts';
import { makeBackup } from '../system/make-backup.ts';
import { makeTestServices } from '../test-services.ts';
import { makeSecurityCounts } from './security-counts.ts';
import { watchSecurity } from './watch-security.ts';

// Every action that hints at an attack is a line of the log of its own, and the owners are notified
// of too many of them (OWASP ASVS 5, 16.3.1 and 16.3.2).

let database: TestDatabase;
let services: Services;
let personId: string;
const lines: string[] = [];
const email = 'watched@example.com';
const address = '203.0.113.7';

beforeAll(async () => {
  database = await makeTestDatabase();
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const securityCounts = makeSecurityCounts(database.db, log);
  services = makeTestServices(database.db, { log, securityCounts });
  personId = await makePerson(services, email);
});
afterAll(() => database.close());
beforeEach(() => {
  lines.length = 0;
});

const noted = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security');
const tryIn = (identifier: string, password: string) =>
  signIn(services, { identifier, password }, { audience: 'site', address });

it('logs wrong passwords and the lock after them, of known accounts and of others', async () => {
  for (let round = 0; round < 6; round += 1) await tryIn(email, 'a wrong guess');
  const expected = { level: 40, personId, address, how: 'site' };
  expect(noted()).toMatchObject([
    ...Array.from({ length: 5 }, () => ({ ...expected, what: 'sign-in.failed' })),
    { ...expected, what: 'sign-in.locked-out' },
  ]);
  await signIn(
    services,
    { identifier: 'stranger@example.com', password: 'another guess' },
    { audience: 'office', address: '198.51.100.9' },
  );
  expect(noted().at(-1)).toMatchObject({ what: 'sign-in.failed', emailMark: expect.any(String) });
});

it('logs wrong codes, requested and completed resets, a wrong password of who is signed in', async () => {
  const actor = { personId, address };
  for (let round = 0; round < 6; round += 1) await proveSecondFactor(services, actor, '123456');
  await requestPasswordReset(services, email, { address });
  await requestPasswordReset(services, 'stranger@example.com', { address });
  const token = await makeResetSecret(services, personId);
  const password = 'a cowherd by the river';
  await resetPassword(services, { token, password, confirmPassword: password }, address);
  await deleteAccount(
    services,
    { kind: 'devotee', name: 'Ananta', email, emailVerified: true, ...actor },
    'not it at all',
  );
  expect(noted().map(({ what }) => what)).toEqual([
    ...Array.from({ length: 5 }, () => 'code.wrong'),
    'limit.reached',
    'code.locked-out',
    'password.reset-asked',
    'password.reset-asked',
    'password.changed',
    'proof.failed',
  ]);
});

it('logs roles, backups and forged events of the gateway', async () => {
  const owner = staffOf(personId, 'owner');
  await giveRole(services, personId, 'owner');
  const other = await makePerson(services, 'other@example.com');
  await giveRole(services, other, 'content');
  await giveRole(services, other, 'seva-desk');
  const input = { personId: other, roles: ['viewer', 'seva-desk'], was: ['content', 'seva-desk'] };
  await changeRoles(services, owner, input);
  await approveAll(services);
  await makeBackup(services, owner);
  await receiveWebhook(services, { body: Buffer.from('{}'), signature: 'no', eventId: 'evt_1' }, address);
  expect(noted()).toMatchObject([
    { what: 'role.taken', personId: other, how: 'content' },
    { what: 'change.asked', personId },
    { what: 'role.given', personId: other, how: 'viewer' },
    { what: 'change.approved' },
    { what: 'backup.taken', personId },
    { what: 'webhook.forged', address },
  ]);
});

it('logs sign-ins, ended sessions, other addresses and erased accounts', async () => {
  const leaver = await makePerson(services, 'leaver@example.com');
  const request = new Request('http://temple.test/', { headers: { 'x-client-address': address } });
  await openSessionHeaders(services, request, leaver, { audience: 'site', remember: false, firstEver: true });
  await endSessions(services, staffOf(leaver), leaver);
  await endSessions(services, { ...staffOf(personId, 'owner'), sessionId: 'ses_none' }, leaver);
  await endAllSessions(services);
  const devotee = {
    kind: 'devotee',
    name: 'Ananta',
    email: 'leaver@example.com',
    emailVerified: true,
  } as const;
  const who = { ...devotee, personId: leaver, address };
  await askEmailChange(services, who, { email: 'moved@example.com', password: goodPassword });
  const { code } = await newestLetter(services, 'moved@example.com');
  expect(await confirmEmailChange(services, who, code)).toMatchObject({ ok: true });
  expect(await deleteAccount(services, who, goodPassword)).toMatchObject({ ok: true });
  expect(noted()).toMatchObject([
    { what: 'sign-in.done', personId: leaver, address, how: 'site' },
    { what: 'sessions.ended', personId: leaver, how: 'own' },
    { what: 'sessions.ended', personId: leaver, how: `by ${personId}` },
    { what: 'sessions.ended', how: 'everybody, by command' },
    { what: 'email.changed', personId: leaver },
    { what: 'account.erased', personId: leaver, how: 'own' },
  ]);
});

it('writes no password, code or e-mail address into any line', async () => {
  await tryIn('secret-stranger@example.com', 'hunter2 hunter2');
  await proveSecondFactor(services, { personId, address }, '987654');
  await requestPasswordReset(services, 'secret-stranger@example.com', { address });
  expect(noted()).toHaveLength(4);
  expect(lines.join()).not.toMatch(/secret-stranger|hunter2|987654|@/);
});

const times = async (what: string, count: number) =>
  services.db
    .insertInto('security_counts')
    .values({ what, count, since: sql<Date>`date_bin('5 minutes', now(), timestamptz 'epoch')` })
    .onConflict((conflict) => conflict.columns(['what', 'since']).doUpdateSet({ count }))
    .execute();
const alerts = () =>
  services.db
    .selectFrom('letters')
    .select(['recipient', 'data'])
    .where('kind', '=', 'security-alarm')
    .execute();
const watch = () => watchSecurity.run(services, new AbortController().signal);

it('counts events, and writes to every owner once when there are too many', async () => {
  await services.securityCounts.flush();
  const counted = await services.db
    .selectFrom('security_counts')
    .select(({ fn }) => fn.sum<string>('count').as('all'))
    .where('what', '=', 'code.wrong')
    .executeTakeFirst();
  expect(Number(counted?.all)).toBe(5);
  await watch();
  expect(await alerts()).toEqual([]);
  await times('webhook.forged', 20);
  await watch();
  await watch();
  expect(await alerts()).toMatchObject([{ recipient: email, data: { count: 20 } }]);
  expect(lines.map((line) => JSON.parse(line).event)).toContain('security-alarm');
});

it('deletes counts after a week, and retains what could not be written', async () => {
  await sql`update security_counts set since = since - interval '8 days'`.execute(services.db);
  await watch();
  expect(await services.db.selectFrom('security_counts').selectAll().execute()).toEqual([]);
  const counts = makeSecurityCounts(services.db, services.log);
  counts.add('backup.taken');
  await sql`alter table security_counts rename to elsewhere`.execute(services.db);
  await counts.flush();
  await sql`alter table elsewhere rename to security_counts`.execute(services.db);
  await counts.flush();
  expect(await services.db.selectFrom('security_counts').select(['what', 'count']).execute()).toEqual([
    { what: 'backup.taken', count: 1 },
  ]);
});
