import { readFileSync } from 'node:fs';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { loader } from './manifest.route.tsx';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

async function open() {
  const context = new RouterContextProvider();
  context.set(servicesContext, makeTestServices(test.db));
  const response = await loader({ context });
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  return response.json();
}

it('the installed site has the icons its manifest names', async () => {
  const { icons } = await open();
  expect(icons.length).toBeGreaterThan(1);
  for (const { src, sizes } of icons) {
    const png = readFileSync(`public${src}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

it('has the temple’s name of the settings', async () => {
  expect(await open()).toMatchObject({ name: 'Hare Krishna Temple, Ghaziabad' });
  const identity = { ...templeDefaults.identity, name: 'Sri Sri Radha Govinda Mandir', place: 'Mathura' };
  await test.db
    .insertInto('settings')
    .values({ key: 'identity', value: JSON.stringify(identity) })
    .execute();
  expect(await open()).toMatchObject({
    name: 'Sri Sri Radha Govinda Mandir, Mathura',
    short_name: 'Sri Sri Radha Govinda Mandir',
  });
});
