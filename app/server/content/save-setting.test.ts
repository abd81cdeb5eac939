import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
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

it('saves over the default and over what was saved, and tells every page', async () => {
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

it.each([0, 1])('of two who save version %s at once one is told, and nothing is lost', async (version) => {
  if (version === 1) await save('First', 0);
  const outcomes = await Promise.all(['One', 'Other'].map((name) => save(name, version)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.filter((one) => !one.ok && one.code === 'saved-meanwhile')).toHaveLength(1);
  const winner = outcomes[0]?.ok ? 'One' : 'Other';
  expect((await findSetting(services.db, 'identity')).value.deities).toBe(winner);
});

it('changes nothing for who may not, or from a version that never was', async () => {
  expect(await save('x', 0, staffOf('per_c', 'content', 'accounts'))).toMatchObject({ code: 'not-allowed' });
  expect(await save('x', 7)).toMatchObject({ code: 'saved-meanwhile' });
  expect(await save('x', Number.NaN)).toMatchObject({ code: 'saved-meanwhile' });
  expect(await findSetting(services.db, 'identity')).toEqual({ value: templeDefaults.identity, version: 0 });
  expect(bumps).toBe(0);
});

it('never stores what no page could show', async () => {
  const broken = { ...templeDefaults.identity, name: ' ' };
  await expect(saveSetting(services, owner, { key: 'identity', value: broken, version: 0 })).rejects.toThrow(
    'another shape',
  );
});
