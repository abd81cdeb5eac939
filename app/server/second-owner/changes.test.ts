import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import type { Staff } from '#core/people/viewer.ts';
import { proveAgain } from '../auth/prove-again.ts';
import { viewerOf } from '../auth/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import type { Letter } from '../mail/letter.ts';
import { changeRoles } from '../people/change-roles.ts';
import { inviteStaff } from '../people/invite-staff.ts';
import { findStaff, listInvitations } from '../people/staff-queries.ts';
import { giveRole, goodPassword, makePerson, requestOf, staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { saveSetting } from '../settings/save-setting.ts';
import { findSetting } from '../settings/settings-queries.ts';
import { makeTestServices } from '../test-services.ts';
import { advanceChanges } from './advance-changes.ts';
import { listWaitingChanges } from './change-queries.ts';
import { decideChange } from './decide-change.ts';
import { makeTestOwner } from './test-changes.ts';

// What one owner's session alone may not do: stealing one would be enough (OWASP ASVS 5, 2.3.5 and
// 7.5.1).

let database: TestDatabase;
let services: Services;
let now: Date;
let one: Staff;
let other: Staff;
const begin = new Date('2026-11-21T06:00:00Z');
const first = { ...templeDefaults.bank, accountNumber: '111122223333' };
const second = { ...first, accountNumber: '999988887777' };

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db, { clock: () => now });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = begin;
  for (const table of ['pending_changes', 'settings', 'staff_roles', 'letters'] as const)
    await services.db.deleteFrom(table).execute();
  one = await makeTestOwner(services);
  other = await makeTestOwner(services);
});

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const saveBank = async (value: typeof first, who = one, version = 1) =>
  saveSetting(services, who, { key: 'bank', value, version });
const bankNow = async () => ((await findSetting(services.db, 'bank')).value as typeof first).accountNumber;
const waiting = async () => (await listWaitingChanges(services))[0]?.id ?? '';
const tend = () => advanceChanges.run(services, new AbortController().signal);
const alone = () => services.db.deleteFrom('staff_roles').where('person_id', '=', other.personId).execute();
async function letters() {
  const rows = await services.db
    .selectFrom('letters')
    .select(['recipient', 'data'])
    .where('kind', '=', 'change')
    .orderBy('created_at')
    .execute();
  return rows.map(({ recipient, data }) => ({ recipient, ...(data as { says: string; outcome: string }) }));
}
async function colleague(...roles: Parameters<typeof giveRole>[2][]) {
  const personId = await makePerson(services, `colleague-${now.getTime()}-${Math.random()}@temple.test`);
  for (const role of roles) await giveRole(services, personId, role);
  return personId;
}

it('the first account needs no second owner; another one waits for them, and is theirs to decide', async () => {
  expect(await saveBank(first, one, 0)).toEqual({ ok: true, value: 'saved' });
  expect(await saveBank(second)).toEqual({ ok: true, value: 'asked' });
  expect(await bankNow()).toBe('111122223333');
  // No second change of the same subject waits beside it, whoever asks.
  expect(await saveBank({ ...second, branch: 'Delhi' }, other)).toMatchObject({ code: 'change-waits' });
  const [change] = await listWaitingChanges(services);
  expect(change).toMatchObject({
    title: 'bank account',
    rows: [{ label: 'Account number', before: '111122223333', after: '999988887777' }],
    doneByItselfAt: null,
  });
  const id = await waiting();
  expect(await decideChange(services, one, id, 'approved')).toMatchObject({ code: 'change-own' });
  expect(await decideChange(services, staffOf(one.personId, 'accounts'), id, 'approved')).toMatchObject({
    code: 'not-allowed',
  });
  expect(await decideChange(services, other, id, 'approved')).toEqual({ ok: true, value: null });
  expect(await bankNow()).toBe('999988887777');
  expect(await decideChange(services, other, id, 'approved')).toMatchObject({ code: 'change-decided' });
  const log = await services.db
    .selectFrom('audit_log')
    .select(['action', 'person_id', 'details'])
    .where('action', 'in', ['change.asked', 'change.approved', 'settings.changed'])
    .where('person_id', 'in', [one.personId, other.personId])
    .execute();
  expect(log).toMatchObject([
    { action: 'settings.changed', person_id: one.personId },
    { action: 'change.asked', person_id: one.personId },
    { action: 'settings.changed', person_id: one.personId, details: { approvedBy: other.personId } },
    { action: 'change.approved', person_id: other.personId },
  ]);
});

it('is not approved by who asked with another account, also where the mark of it was undone since', async () => {
  await saveBank(first, one, 0);
  await saveBank(second);
  later(1);
  const merge = { id: 'mrg_owners', surviving_id: one.personId, merged_id: other.personId };
  const by = { merged_by: other.personId, merged_at: begin, undone_by: other.personId, undone_at: now };
  await services.db
    .insertInto('person_merges')
    .values({ ...merge, ...by })
    .execute();
  const decide = async () => decideChange(services, other, await waiting(), 'approved');
  expect(await decide()).toMatchObject({ code: 'change-own' });
  const before = { undone_at: new Date(begin.getTime() - 1) };
  await services.db.updateTable('person_merges').set(before).execute();
  expect(await decide()).toMatchObject({ ok: true });
});

it('notifies every owner when it is requested and when it is decided, with numbers masked', async () => {
  await saveBank(first, one, 0);
  await saveBank(second);
  await decideChange(services, other, await waiting(), 'declined');
  expect(await bankNow()).toBe('111122223333');
  const sent = await letters();
  expect(sent.map(({ says, outcome }) => [says, outcome])).toEqual([
    ['asked', ''],
    ['asked', ''],
    ['decided', 'declined'],
    ['decided', 'declined'],
  ]);
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(2);
  const [toOwner] = sent;
  const { text } = (await composeLetter(services, { kind: 'change', ...toOwner } as unknown as Letter)) ?? {};
  expect(text).toContain('••••3333 → ••••7777');
  expect(text).toContain('28 November 2026, 11:30');
  expect(JSON.stringify(sent)).not.toMatch(/999988887777|111122223333/);
});

it('its requester may withdraw it; undecided it expires; what changed meanwhile is not overwritten', async () => {
  await saveBank(first, one, 0);
  await saveBank(second);
  expect(await decideChange(services, one, await waiting(), 'declined')).toMatchObject({ ok: true });
  await saveBank(second);
  later(24 * 7);
  expect(await decideChange(services, other, await waiting(), 'approved')).toMatchObject({
    code: 'change-decided',
  });
  await tend();
  expect(await waiting()).toBe('');
  await saveBank(second);
  // Turning off donations by transfer is saved at once and outdates the waiting change.
  const none = { accountName: '', accountNumber: '', bank: '', branch: '', branchCode: '' };
  expect(await saveBank(none, other)).toEqual({ ok: true, value: 'saved' });
  expect(await decideChange(services, other, await waiting(), 'approved')).toMatchObject({
    code: 'change-outdated',
  });
  expect(await bankNow()).toBe('');
  const states = await services.db.selectFrom('pending_changes').select(['state', 'input']).execute();
  expect(states.map(({ state }) => state).sort()).toEqual(['declined', 'expired', 'outdated']);
  expect(states.every(({ input }) => JSON.stringify(input) === '{}')).toBe(true);
});

it('with one owner it is applied after two days with a letter before, unless it was withdrawn', async () => {
  await alone();
  await saveBank(first, one, 0);
  await saveBank(second);
  later(35);
  await tend();
  later(12.5);
  await tend();
  await tend();
  expect(await bankNow()).toBe('111122223333');
  later(0.5);
  await tend();
  expect(await bankNow()).toBe('999988887777');
  expect((await letters()).map(({ says }) => says)).toEqual(['alone', 'soon', 'decided']);
  await saveBank(first, one, 2);
  await decideChange(services, one, await waiting(), 'declined');
  later(49);
  await tend();
  expect(await bankNow()).toBe('999988887777');
  // A thief who lost the admin role meanwhile gets nothing.
  await saveBank(first, one, 2);
  await services.db.deleteFrom('staff_roles').execute();
  later(49);
  await tend();
  expect(await bankNow()).toBe('999988887777');
});

it('one that fails does not stop those behind it', async () => {
  await alone();
  await saveBank(first, one, 0);
  const unreadable = {
    ...{ id: 'chg_unreadable', kind: 'roles' as const, subject: 'nobody', input: '{"kind":"roles"}' },
    ...{ asked_by: one.personId, asked_at: begin, expires_at: new Date(begin.getTime() + 86_400_000) },
  };
  await services.db.insertInto('pending_changes').values(unreadable).execute();
  later(1);
  await saveBank(second);
  later(49);
  await tend();
  expect(await bankNow()).toBe('999988887777');
});

it('roles are removed at once and added by two owners', async () => {
  const personId = await colleague('viewer', 'content');
  const input = { personId, roles: ['viewer', 'accounts'], was: ['content', 'viewer'] };
  expect(await changeRoles(services, one, input)).toEqual({ ok: true, value: 'asked' });
  expect(await findStaff(services, personId)).toMatchObject({ roles: ['viewer'] });
  await decideChange(services, other, await waiting(), 'approved');
  expect(await findStaff(services, personId)).toMatchObject({ roles: ['accounts', 'viewer'] });
  expect(await changeRoles(services, one, { personId, roles: [], was: ['accounts', 'viewer'] })).toEqual({
    ok: true,
    value: 'changed',
  });
  expect(await findStaff(services, personId)).toBeNull();
});

it('roles that changed meanwhile are not given', async () => {
  const personId = await colleague('viewer');
  await changeRoles(services, one, { personId, roles: ['viewer', 'owner'], was: ['viewer'] });
  await changeRoles(services, other, { personId, roles: [], was: ['viewer'] });
  expect(await decideChange(services, other, await waiting(), 'approved')).toMatchObject({
    code: 'change-outdated',
  });
  expect(await findStaff(services, personId)).toBeNull();
});

it('an invitation into a role with money goes out when it is approved; its address is forgotten', async () => {
  const typed = { name: 'Meera Iyer', email: 'meera@temple.test', roles: ['accounts'] };
  expect(await inviteStaff(services, one, typed)).toEqual({ ok: true, value: { how: 'asked' } });
  expect(await inviteStaff(services, one, typed)).toMatchObject({
    problems: [{ field: 'email', code: 'change-waits' }],
  });
  expect(await listInvitations(services)).toEqual([]);
  await decideChange(services, other, await waiting(), 'approved');
  expect(await listInvitations(services)).toMatchObject([{ email: typed.email, roles: ['accounts'] }]);
  expect(JSON.stringify(await services.db.selectFrom('pending_changes').selectAll().execute())).not.toContain(
    'meera',
  );
  const simple = { ...typed, email: 'viewer@temple.test', roles: ['viewer'] };
  expect(await inviteStaff(services, one, simple)).toMatchObject({ value: { how: 'invited' } });
});

it('every one of these actions needs a fresh proof', async () => {
  await saveBank(first, one, 0);
  await saveBank(second);
  const stale = { ...one, provenAt: new Date(now.getTime() - 10 * 60_000) };
  const personId = await colleague('viewer');
  const tries = [
    saveBank({ ...first, branch: 'Delhi' }, stale),
    changeRoles(services, stale, { personId, roles: [], was: ['viewer'] }),
    inviteStaff(services, stale, { name: 'Meera', email: 'stale@temple.test', roles: ['viewer'] }),
    decideChange(services, { ...other, provenAt: undefined }, await waiting(), 'approved'),
  ];
  for (const outcome of await Promise.all(tries)) expect(outcome).toMatchObject({ code: 'proof-needed' });
});

it('a proof is the sign-in or the password once more, for ten minutes of this session', async () => {
  now = new Date();
  const began = now;
  const request = await requestOf(services, one.personId, 'office');
  const elsewhere = await requestOf(services, one.personId, 'office');
  const seen = async () => {
    const viewer = await viewerOf(services, request);
    if (viewer.kind !== 'staff') throw new Error('not in');
    return viewer;
  };
  expect(await proveAgain(services, await seen(), '')).toMatchObject({ ok: true });
  later(0.2);
  expect(await proveAgain(services, await seen(), ' ')).toMatchObject({ code: 'proof-needed' });
  expect(await proveAgain(services, await seen(), 'not it at all')).toMatchObject({ code: 'proof-wrong' });
  expect(await proveAgain(services, await seen(), goodPassword)).toMatchObject({ ok: true });
  expect(await proveAgain(services, await seen(), '')).toMatchObject({ ok: true });
  // Another session of theirs has proven nothing since it began.
  expect(await viewerOf(services, elsewhere)).toMatchObject({ provenAt: began });
});
