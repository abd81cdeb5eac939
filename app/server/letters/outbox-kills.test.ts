import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { openTestPost, type TestPost } from '../mail/test-post.ts';
import { type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { giveSettled } from './test-settled-donation.ts';

const donations = 90;
/** The letters at whose arrival every sender is killed, before it learns that they arrived. */
const killsAt = [7, 8, 25, 45, 70];

let test: TestDatabase;
let fixture: Fixture;
let post: TestPost;
let senders: ChildProcess[] = [];
let kills = 0;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db);
  post = await openTestPost({
    beforeTaking: (count) => {
      if (!killsAt.includes(count)) return;
      kills++;
      killSenders();
      startSenders(2);
    },
  });
});
afterAll(async () => {
  killSenders();
  await post.close();
  await test.close();
});

function startSenders(count: number): void {
  const script = path.join(import.meta.dirname, 'test-sender.ts');
  for (let one = 0; one < count; one++) {
    const sender = spawn(process.execPath, [script, test.connectionString, post.url], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    senders.push(sender);
  }
}

function killSenders(): void {
  for (const sender of senders) sender.kill('SIGKILL');
  senders = [];
}

it('brings each donor one letter, whatever is killed while donations are settled', {
  timeout: 120_000,
}, async () => {
  startSenders(2);
  const receipts: string[] = [];
  for (let donation = 0; donation < donations; donation++) {
    receipts.push((await giveSettled(fixture, { email: `donor${donation}@example.com` })).number);
  }
  await expect.poll(() => kills, { timeout: 60_000, interval: 50 }).toBe(killsAt.length);

  // Interrupted work is retried minutes later; here the minutes pass at once, with no sender
  // running.
  killSenders();
  await sql`update letters set next_try_at = now() where state = 'queued'`.execute(test.db);
  startSenders(2);
  const waiting = () => test.db.selectFrom('letters').select('id').where('state', '<>', 'sent').execute();
  await expect.poll(waiting, { timeout: 60_000, interval: 50 }).toEqual([]);

  const subjects = new Map(post.letters.map((letter) => [letter.messageId, letter.subject ?? '']));
  expect([...subjects.values()].map((subject) => subject.split(' ').at(-1)).sort()).toEqual(receipts.sort());
  const repeated = post.letters.length - subjects.size;
  expect(repeated, 'each kill cut off at least one letter that had arrived').toBeGreaterThanOrEqual(
    killsAt.length,
  );
  expect(repeated, 'and at most the three that one process sends at once').toBeLessThanOrEqual(
    killsAt.length * 3 + 3,
  );
});
