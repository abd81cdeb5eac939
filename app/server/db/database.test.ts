import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type LostConnection, openDatabase } from './database.ts';
import { makeTestDatabase } from './test-database.ts';

it('reports of a lost connection what Postgres said, and nothing of the connection', async () => {
  const test = await makeTestDatabase();
  const lost: LostConnection[] = [];
  const reported = Promise.withResolvers<void>();
  const { db } = openDatabase(`${test.connectionString}&application_name=to_be_lost`, {
    connections: 1,
    onLost: (one) => {
      lost.push(one);
      reported.resolve();
    },
  });
  await sql`select 1`.execute(db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to_be_lost'`.execute(
    test.db,
  );
  await reported.promise;
  expect(lost[0]).toEqual({
    code: '57P01',
    message: 'terminating connection due to administrator command',
  });
  // The next query opens a new one.
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
  await db.destroy();
  await test.close();
});
