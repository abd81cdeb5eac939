import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabaseClock } from './database-clock.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

const onLost = (error: unknown) => expect.fail(String(error));
/** How far a clock is from the database's, in milliseconds. */
async function farOff(clock: () => Date): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(test.db);
  return Math.abs(clock().getTime() - Number(rows[0]?.now));
}

it('returns the database’s time in a process whose own clock is a day ahead', async () => {
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
  const { clock, stop } = await openDatabaseClock(test.db, { onLost });
  expect(await farOff(clock)).toBeLessThan(1_000);
  vi.setSystemTime(Date.now() + 86_400_000);
  expect(await farOff(clock)).toBeLessThan(1_000);
  stop();
  vi.useRealTimers();
});

it('reads again, and continues with the last reading when it cannot', async () => {
  let slept = 0;
  const lost: unknown[] = [];
  const other = await makeTestDatabase();
  const monotonic = () => performance.now() - slept;
  const { clock, stop } = await openDatabaseClock(other.db, {
    onLost: (error) => lost.push(error),
    everyMs: 5,
    monotonic,
  });
  // The machine slept: its monotonic clock did not advance.
  slept = 3_600_000;
  await expect.poll(() => farOff(clock)).toBeLessThan(1_000);
  await other.close();
  await expect.poll(() => lost.length).toBeGreaterThan(1);
  expect(await farOff(clock)).toBeLessThan(60_000);
  stop();
});
