import { sql } from 'kysely';
import type { Db } from './schema.ts';

/**
 * Whoever else begins with the same words waits here until this transaction ends, and then sees
 * what it wrote. For what has no row to lock yet: two who make the same thing at once.
 */
export async function takeAdvisoryLock(trx: Db, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(trx);
}
