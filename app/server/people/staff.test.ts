import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Staff } from '#core/people/viewer.ts';
import { listAudit, listAuditChoices } from '../audit/audit-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { endSessions } from '../auth/end-sessions.ts';
import { signIn } from '../auth/sign-in.ts';
import { viewerOf } from '../auth/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { approveAll } from '../second-owner/test-changes.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { acceptInvitation, findInvitation } from './accept-invitation.ts';
import { changeRoles } from './change-roles.ts';
import { inviteStaff } from './invite-staff.ts';
import { findStaff, listInvitations, listSessions, listStaff } from './staff-queries.ts';
import { giveRole, goodPassword, makePerson, newestLetter, requestOf, staffOf } from './test-people.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

let database: TestDatabase;
let services: Services;
let owner: Staff;
let now = new Date();

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db, { clock: () => now });
  const personId = await makePerson(services, 'owner@temple.test', 'Radhika Devi');
  await giveRole(services, personId, 'owner');
  owner = staffOf(personId, 'owner');
});
afterAll(() => database.close());

const chosen = { password: goodPassword, confirmPassword: goodPassword };
const nobody = { personId: null, noun: null, subject: null, from: null, to: null, after: null };

/** Each a quarter of an hour after the one before. */
async function invite(email: string, roles: string[] = ['content']): Promise<string> {
  now = new Date(now.getTime() + 15 * 60_000);
  const outcome = await inviteStaff(services, owner, { name: 'Meera Iyer', email, roles });
  if (!outcome.ok) throw new Error(outcome.code);
  const { link } = await newestLetter(services, email);
  return new URL(link).searchParams.get('token') ?? '';
}

it('a new person joins by the link of a letter, once, with a password of their own', async () => {
  const token = await invite('meera@temple.test', ['content', 'seva-desk', 'root']);
  expect(await listInvitations(services)).toMatchObject([{ email: 'meera@temple.test' }]);
  expect(await findInvitation(services, token)).toMatchObject({ personId: null });
  expect(await acceptInvitation(services, { token, password: 'x', confirmPassword: 'x' }, 'a')).toMatchObject(
    {
      problems: [{ field: 'password' }],
    },
  );
  expect(await acceptInvitation(services, { token, ...chosen }, 'a')).toMatchObject({ ok: true });
  expect(await acceptInvitation(services, { token, ...chosen }, 'a')).toMatchObject({ code: 'link-invalid' });
  const input = { identifier: 'meera@temple.test', password: goodPassword };
  const signedIn = await signIn(services, input, { audience: 'office', address: 'a' });
  const personId = signedIn.ok ? signedIn.value.personId : '';
  expect(await findStaff(services, personId)).toMatchObject({ roles: ['content', 'seva-desk'] });
});

it('a new member’s password contains nothing that everybody knows of them', async () => {
  const token = await invite('tulsivan@temple.test');
  const password = 'walk in tulsivan';
  expect(await acceptInvitation(services, { token, password, confirmPassword: password }, 'a')).toMatchObject(
    {
      problems: [{ field: 'password', code: 'password-own-email' }],
    },
  );
});

it('who has an account keeps their password', async () => {
  const personId = await makePerson(services, 'known@temple.test');
  const token = await invite('known@temple.test', ['viewer']);
  const ignored = { token, password: 'another password here', confirmPassword: 'another password here' };
  expect(await acceptInvitation(services, ignored, 'a')).toMatchObject({ ok: true });
  const input = { identifier: 'known@temple.test', password: goodPassword };
  expect(await signIn(services, input, { audience: 'office', address: 'b' })).toMatchObject({ ok: true });
  expect(await findStaff(services, personId)).toMatchObject({ roles: ['viewer'] });
});

it('an invitation ends: replaced, withdrawn, after three days, or with its inviter’s role', async () => {
  const first = await invite('ends@temple.test');
  const second = await invite('ends@temple.test');
  expect(await findInvitation(services, first)).toBe(null);
  const [open] = (await listInvitations(services)).filter(({ email }) => email === 'ends@temple.test');
  await withdrawInvitation(services, owner, open?.id ?? '');
  expect(await findInvitation(services, second)).toBe(null);
  const third = await invite('ends@temple.test');
  now = new Date(now.getTime() + 3 * 86_400_000);
  expect(await acceptInvitation(services, { token: third, ...chosen }, 'a')).toMatchObject({
    code: 'link-invalid',
  });
  now = new Date();
  const former = staffOf(await makePerson(services, 'former@temple.test'), 'owner');
  await inviteStaff(services, former, { name: 'Meera', email: 'late@temple.test', roles: ['owner'] });
  await approveAll(services);
  const { link } = await newestLetter(services, 'late@temple.test');
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(await acceptInvitation(services, { token, ...chosen }, 'a')).toMatchObject({ code: 'link-invalid' });
});

it('an invitation that was refused is not used up', async () => {
  const inviter = staffOf(await makePerson(services, 'once-owner@temple.test'), 'owner');
  await inviteStaff(services, inviter, { name: 'Meera', email: 'waits@temple.test', roles: ['viewer'] });
  const { link } = await newestLetter(services, 'waits@temple.test');
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(await acceptInvitation(services, { token, ...chosen }, 'a')).toMatchObject({ code: 'link-invalid' });
  const waiting = (await listInvitations(services)).filter(({ email }) => email === 'waits@temple.test');
  expect(waiting).toHaveLength(1);
  await giveRole(services, inviter.personId, 'owner');
  expect(await acceptInvitation(services, { token, ...chosen }, 'a')).toMatchObject({ ok: true });
  await services.db.deleteFrom('staff_roles').where('person_id', '=', inviter.personId).execute();
});

it('reports what became of an earlier invitation, and sends no letter whose link does not work', async () => {
  const typed = { name: 'Meera', email: 'again@temple.test', roles: ['viewer'] };
  const send = async (instead: Partial<typeof typed> = {}) => {
    const outcome = await inviteStaff(services, owner, { ...typed, ...instead });
    return outcome.ok ? outcome.value : outcome.code;
  };
  const first = await send();
  expect(first).toMatchObject({ how: 'invited' });
  expect(await send()).toEqual({ ...(first as object), how: 'again' });
  expect(await lettersTo(typed.email)).toHaveLength(1);
  // Other roles are another invitation; the letter of the first has not gone out yet and never
  // does.
  expect(await send({ roles: ['content'] })).toMatchObject({ how: 'replaced' });
  expect(await lettersTo(typed.email)).toHaveLength(1);
  // A letter that went out stays as it is, also when the invitation is requested anew later.
  await services.db
    .updateTable('letters')
    .set({ state: 'sent' })
    .where('recipient', '=', typed.email)
    .execute();
  const before = now;
  now = new Date(now.getTime() + 11 * 60_000);
  expect(await send({ roles: ['content'] })).toMatchObject({ how: 'replaced' });
  expect(await lettersTo(typed.email)).toHaveLength(2);
  now = new Date(now.getTime() + 3 * 86_400_000);
  const late = await send({ roles: ['content'] });
  expect(late).toMatchObject({ how: 'invited' });
  await withdrawInvitation(services, owner, (late as { id: string }).id);
  expect(await lettersTo(typed.email)).toEqual(['sent']);
  now = before;
});

const lettersTo = async (email: string) => {
  const letters = services.db.selectFrom('letters').select('state').where('recipient', '=', email);
  return (await letters.execute()).map(({ state }) => state);
};

it('refuses what is no invitation', async () => {
  const typed = { name: '', email: 'x', roles: [] };
  expect(await inviteStaff(services, owner, typed)).toMatchObject({
    problems: [{ field: 'name' }, { field: 'email' }, { field: 'roles', code: 'roles-missing' }],
  });
  const again = { name: 'Radhika', email: 'OWNER@temple.test', roles: ['viewer'] };
  expect(await inviteStaff(services, owner, again)).toMatchObject({ problems: [{ code: 'staff-known' }] });
  const content = staffOf('per_c', 'content', 'accounts');
  expect(await inviteStaff(services, content, again)).toMatchObject({ code: 'not-allowed' });
});

it('role changes are logged with before and after; the second of two owners gets a conflict', async () => {
  const personId = await makePerson(services, 'roles@temple.test');
  await giveRole(services, personId, 'viewer');
  const input = { personId, roles: ['accounts', 'viewer'], was: ['viewer'] };
  expect(await changeRoles(services, owner, input)).toEqual({ ok: true, value: 'asked' });
  await approveAll(services);
  expect(await changeRoles(services, owner, { personId, roles: [], was: ['viewer'] })).toMatchObject({
    code: 'saved-meanwhile',
  });
  expect(await findStaff(services, personId)).toMatchObject({ roles: ['accounts', 'viewer'] });
  const { rows } = await listAudit(services, { ...nobody, subject: personId });
  expect(rows[0]).toMatchObject({
    action: 'staff.roles-changed',
    name: 'Radhika Devi',
    before: { roles: ['viewer'] },
    after: { roles: ['accounts', 'viewer'] },
    address: '203.0.113.7',
  });
});

it('the last owner stays, also when two remove one another at once', async () => {
  const other = staffOf(await makePerson(services, 'second@temple.test'), 'owner');
  await giveRole(services, other.personId, 'owner');
  const outcomes = await Promise.all([
    changeRoles(services, owner, { personId: other.personId, roles: [], was: ['owner'] }),
    changeRoles(services, other, { personId: owner.personId, roles: [], was: ['owner'] }),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const owners = (await listStaff(services)).filter(({ roles }) => roles.includes('owner'));
  expect(owners).toHaveLength(1);
  const last = staffOf(owners[0]?.personId ?? '', 'owner');
  const input = { personId: last.personId, roles: ['viewer'], was: ['owner'] };
  expect(await changeRoles(services, last, input)).toMatchObject({ code: 'last-owner' });
});

it('signs out everywhere but here; others only by an owner', async () => {
  const personId = await makePerson(services, 'sessions@temple.test');
  await giveRole(services, personId, 'content');
  const requests = await Promise.all(
    ['office', 'office', 'site'].map((each) => requestOf(services, personId, each as 'office')),
  );
  const here = await viewerOf(services, requests[0] as Request);
  if (here.kind !== 'staff') throw new Error('not in');
  const stranger = staffOf('per_other', 'accounts');
  expect(await endSessions(services, stranger, personId)).toMatchObject({ code: 'not-allowed' });
  expect(await endSessions(services, here, personId)).toMatchObject({ value: { count: 2 } });
  expect((await listSessions(services, personId)).map(({ id }) => id)).toEqual([here.sessionId]);
  await endSessions(services, owner, personId);
  expect(await viewerOf(services, requests[0] as Request)).toEqual({ kind: 'visitor' });
});

it('the log is read page by page and by its filters', async () => {
  const all = await listAudit(services, nobody);
  const [first, second] = all.rows;
  expect((await listAudit(services, { ...nobody, after: first?.id ?? '' })).rows[0]?.id).toBe(second?.id);
  const staffOnly = await listAudit(services, { ...nobody, noun: 'staff' });
  expect(staffOnly.rows.length).toBeGreaterThan(0);
  expect(staffOnly.rows.every(({ action }) => action.startsWith('staff.'))).toBe(true);
  expect((await listAudit(services, { ...nobody, to: '2020-01-01' })).rows).toEqual([]);
});

it('an action of the log with a former name is read and found under its present name', async () => {
  for (const noun of ['receiving-body', 'legal-entity']) {
    await writeAudit(database.db, services, owner, { action: `${noun}.changed`, subject: 'temple' });
  }
  const { rows } = await listAudit(services, { ...nobody, noun: 'legal-entity' });
  expect(rows.map(({ action }) => action)).toEqual(['legal-entity.changed', 'legal-entity.changed']);
  const { nouns } = await listAuditChoices(services);
  expect(nouns.filter((noun) => noun === 'legal-entity' || noun === 'receiving-body')).toEqual([
    'legal-entity',
  ]);
});
