import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import type { Letter } from '../mail/letter.ts';
import { giveRole, makePerson, staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { noTextMessages } from '../text-messages/text-sender.ts';
import { saveSetting } from './save-setting.ts';
import { findSetting, getTempleSettings } from './settings-queries.ts';

let database: TestDatabase;
let services: Services;
let bumps = 0;
const owner = staffOf('per_owner', 'owner');

beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('settings').execute();
  bumps = 0;
  services = makeTestServices(database.db, {
    pages: {
      bump: async () => {
        bumps += 1;
      },
    },
  });
});

const deities = (name: string) => ({ ...templeDefaults.identity, deities: name });
const save = (name: string, version: number, who = owner) =>
  saveSetting(services, who, { key: 'identity', value: deities(name), version });

it('saves over the default and over what was saved, and updates every page', async () => {
  expect(await save('Sri Sri Gaura Nitai', 0)).toMatchObject({ ok: true });
  expect(await save('Sri Sri Radha Madhava', 1)).toMatchObject({ ok: true });
  expect(await findSetting(services.db, 'identity')).toEqual({
    value: deities('Sri Sri Radha Madhava'),
    version: 2,
  });
  expect((await getTempleSettings(services)).identity.deities).toBe('Sri Sri Radha Madhava');
  expect(bumps).toBe(2);
  const [noted] = await services.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'settings.changed')
    .orderBy('at', 'desc')
    .limit(1)
    .execute();
  expect(noted).toMatchObject({
    before: { deities: 'Sri Sri Gaura Nitai' },
    after: { deities: 'Sri Sri Radha Madhava' },
  });
});

it('offers sign-in by mobile only where a code can be sent', async () => {
  const input = { key: 'mobileSignIn', value: { offered: true }, version: 0 } as const;
  const without = { ...services, textMessages: noTextMessages };
  expect(await saveSetting(without, owner, input)).toMatchObject({
    problems: [{ field: 'offered', code: 'sms-not-set-up' }],
  });
  expect(await saveSetting(services, owner, input)).toMatchObject({ ok: true });
});

it('lets the content role change words and pictures, and nothing that money or rules depend on', async () => {
  const writer = staffOf('per_writer', 'content');
  const { visitWords, pagePictures, bank, stay } = templeDefaults;
  const lead = 'Doors open at four.';
  const words = { ...visitWords, contacts: { ...visitWords.contacts, lead } };
  expect(await saveSetting(services, writer, { key: 'visitWords', value: words, version: 0 })).toMatchObject({
    ok: true,
  });
  expect((await getTempleSettings(services)).visitWords.contacts.lead).toBe(lead);
  expect(
    await saveSetting(services, writer, { key: 'pagePictures', value: pagePictures, version: 0 }),
  ).toMatchObject({ ok: true });
  const refused = { ok: false, code: 'not-allowed' };
  expect(await saveSetting(services, writer, { key: 'bank', value: bank, version: 0 })).toMatchObject(
    refused,
  );
  expect(await saveSetting(services, writer, { key: 'stay', value: stay, version: 0 })).toMatchObject(
    refused,
  );
  expect(
    await saveSetting(services, staffOf('per_desk', 'seva-desk'), {
      key: 'visitWords',
      value: words,
      version: 1,
    }),
  ).toMatchObject(refused);
});

it('warns every owner when the account for donations changes, and only then', async () => {
  const [one, other] = [
    await makePerson(services, 'one@example.com', 'First Owner'),
    await makePerson(services, 'other@example.com', 'Second Owner'),
  ];
  for (const id of [one, other]) await giveRole(services, id, 'owner');
  await giveRole(services, await makePerson(services, 'clerk@example.com'), 'accounts');
  const bank = { ...templeDefaults.bank, accountNumber: '123456784321' };
  const saveBank = (value: typeof bank, version: number) =>
    saveSetting(services, staffOf(one, 'owner'), { key: 'bank', value, version });
  expect(await saveBank(bank, 0)).toMatchObject({ ok: true });
  expect(await saveBank(bank, 1)).toMatchObject({ ok: true });
  expect(await saveBank({ ...bank, branch: 'Delhi' }, 1)).toMatchObject({ code: 'saved-meanwhile' });
  await save('Sri Sri Gaura Nitai', 0);
  const letters = await services.db
    .selectFrom('letters')
    .select(['recipient', 'kind', 'data'])
    .where('kind', '=', 'gifts-account')
    .orderBy('recipient')
    .execute();
  expect(letters.map(({ recipient }) => recipient)).toEqual(['one@example.com', 'other@example.com']);
  const written = await composeLetter(services, {
    kind: 'gifts-account',
    ...(letters[1]?.data as object),
  } as Letter);
  expect(written?.text).toContain('Hare Krishna, Second Owner');
  expect(written?.text).toContain('Account number: ••••0000 → ••••4321');
  expect(`${JSON.stringify(letters)} ${written?.html}`).not.toContain('123456784321');
  const noted = await services.db
    .selectFrom('audit_log')
    .select(['subject', 'details'])
    .where('action', '=', 'gifts-account.announced')
    .execute();
  expect(noted).toEqual([
    { subject: 'bank', details: { changed: ['Account number'], owners: [one, other].sort() } },
  ]);
});

it.each([0, 1])(
  'of two who save version %s at once one gets a conflict, and nothing is lost',
  async (version) => {
    if (version === 1) await save('First', 0);
    const outcomes = await Promise.all(['One', 'Other'].map((name) => save(name, version)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((one) => !one.ok && one.code === 'saved-meanwhile')).toHaveLength(1);
    const winner = outcomes[0]?.ok ? 'One' : 'Other';
    expect((await findSetting(services.db, 'identity')).value.deities).toBe(winner);
  },
);

it('changes nothing without the permission, or from a version that never was', async () => {
  expect(await save('x', 0, staffOf('per_c', 'content', 'accounts'))).toMatchObject({ code: 'not-allowed' });
  expect(await save('x', 7)).toMatchObject({ code: 'saved-meanwhile' });
  expect(await save('x', Number.NaN)).toMatchObject({ code: 'saved-meanwhile' });
  expect(await findSetting(services.db, 'identity')).toEqual({ value: templeDefaults.identity, version: 0 });
  expect(bumps).toBe(0);
});

it('never stores what no page could show', async () => {
  const broken = { ...templeDefaults.identity, name: ' ' };
  await expect(saveSetting(services, owner, { key: 'identity', value: broken, version: 0 })).rejects.toThrow(
    'an invalid shape',
  );
});
