import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spoken, templeDefaults } from '#core/content/temple-settings.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { getTempleSettings } from './settings-queries.ts';

let database: TestDatabase;
let services: Services;
let now: Date;
let logged: { keys?: string[] }[];

beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.db.deleteFrom('settings').execute();
  now = new Date('2026-11-20T12:00:00Z');
  logged = [];
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  services = makeTestServices(database.db, { log, clock: () => now });
});

const store = (key: string, value: unknown) =>
  database.db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .execute();

describe('getTempleSettings', () => {
  it('gives the defaults of an empty table', async () => {
    expect(await getTempleSettings(services)).toEqual(spoken(templeDefaults));
  });

  it('lays a stored row over its default', async () => {
    await store('copyright', '© 2026 Mandir');
    expect(await getTempleSettings(services)).toEqual({
      ...spoken(templeDefaults),
      copyright: '© 2026 Mandir',
    });
  });

  it('logs a bad row, without its value, and keeps the default', async () => {
    await store('copyright', { secret: 'x' });
    expect((await getTempleSettings(services)).copyright).toBe(templeDefaults.copyright);
    expect(logged).toMatchObject([{ keys: ['copyright'] }]);
    expect(JSON.stringify(logged)).not.toContain('secret');
  });

  it('answers from memory for five seconds, then reads again', async () => {
    await getTempleSettings(services);
    await store('copyright', '© 2026 Mandir');
    now = new Date(now.getTime() + 4_999);
    expect((await getTempleSettings(services)).copyright).toBe(templeDefaults.copyright);
    now = new Date(now.getTime() + 1);
    expect((await getTempleSettings(services)).copyright).toBe('© 2026 Mandir');
  });

  it('reads again as soon as content changes', async () => {
    await getTempleSettings(services);
    await store('copyright', '© 2026 Mandir');
    services.answerCache.clear();
    expect((await getTempleSettings(services)).copyright).toBe('© 2026 Mandir');
  });

  it('does not cache a failure', async () => {
    await database.db.schema.alterTable('settings').renameTo('away').execute();
    await expect(getTempleSettings(services)).rejects.toThrow();
    await database.db.schema.alterTable('away').renameTo('settings').execute();
    expect(await getTempleSettings(services)).toEqual(spoken(templeDefaults));
  });
});
