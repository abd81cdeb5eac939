import { afterAll, beforeAll, expect } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import type { Db } from '../db/schema.ts';
import { makeTestDatabase } from '../db/test-database.ts';
import type { Services } from '../services.ts';
import { type Fixture, makeFixture } from './test-donations.ts';

/** The services of a test file, their gateway, and the connections to its database. */
export type FileFixture = Fixture & { db: Db };

/**
 * For a test file: what `makeFixture` makes, on a database of its own. It is there once the first
 * test begins. After the last one the audit must find nothing; a file that writes rows which never
 * came about on a site says `audited: false`.
 */
export function openFixture(
  instead: Partial<Services> = {},
  { connections, empty, audited = true }: { connections?: number; empty?: boolean; audited?: boolean } = {},
): FileFixture {
  const fixture = {} as FileFixture;
  let closeDatabase = async () => {};
  beforeAll(async () => {
    const { db, close } = await makeTestDatabase(connections);
    closeDatabase = close;
    Object.assign(fixture, { db }, await makeFixture(db, instead, { empty }));
  });
  afterAll(async () => {
    if (audited) expect(await auditLedger(fixture.db)).toEqual([]);
    await closeDatabase();
  });
  return fixture;
}
