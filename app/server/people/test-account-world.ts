import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';

/**
 * For a test file: services on a database of its own, whose clock shows the present when a test
 * begins and then stands still.
 */
export function openAccounts() {
  let database: TestDatabase;
  let services: Services;
  let now = new Date();
  let made = 0;

  beforeAll(async () => {
    database = await makeTestDatabase();
    services = makeTestServices(database.db, { clock: () => now });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    now = new Date();
  });

  return {
    services: () => services,
    addMinutes: (count: number) => {
      now = new Date(now.getTime() + count * 60_000);
    },
    newEmail: () => `person-${++made}@example.com`,
  };
}

/** Where somebody signs in from, and whereto. */
export const from = (address: string, audience: 'site' | 'office' = 'site') => ({ address, audience });
