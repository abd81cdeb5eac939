import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { sendLetters } from '../letters/send-letters.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { forgetLetters, forgetLettersTo, letterMemoryDays } from './forget-letters.ts';
import { queueLetter } from './queue-letter.ts';

let test: TestDatabase;
let services: Services;
let daysAhead = 0;
beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db, { clock: () => new Date(Date.now() + daysAhead * 86_400_000) });
});
afterAll(() => test.close());

const calm = new AbortController().signal;
const letterTo = (to: string, causeKey: string) =>
  queueLetter(test.db, services.ids, {
    to,
    causeKey,
    letter: { kind: 'account-exists', name: 'Mira', link: 'http://temple.test/signin' },
  });
const lettersNow = () =>
  test.db
    .selectFrom('letters')
    .select(['cause_key', 'recipient', 'data', 'last_error'])
    .orderBy('cause_key')
    .execute();

it('addresses and words are deleted after their days, what waits is not, and no cause writes again', async () => {
  await letterTo('sent@example.com', 'a');
  await letterTo('not an address', 'b');
  await sendLetters.run(services, calm);
  await letterTo('waits@example.com', 'c');

  daysAhead = letterMemoryDays - 1;
  await forgetLetters.run(services, calm);
  expect((await lettersNow()).map(({ recipient }) => recipient)).toEqual([
    'sent@example.com',
    'not an address',
    'waits@example.com',
  ]);

  daysAhead = letterMemoryDays + 1;
  await forgetLetters.run(services, calm);
  expect(await lettersNow()).toMatchObject([
    { cause_key: 'a', recipient: '', data: {} },
    { cause_key: 'b', recipient: '', data: {}, last_error: null },
    { cause_key: 'c', recipient: 'waits@example.com', data: { name: 'Mira' } },
  ]);
  expect(await test.db.selectFrom('mailbox').selectAll().execute()).toEqual([]);

  await letterTo('sent@example.com', 'a');
  expect((await lettersNow())[0]).toMatchObject({ recipient: '' });
});

it('to an address are deleted at once where its person is erased; what waits goes out first', async () => {
  daysAhead = 0;
  await letterTo('Gone@example.com', 'd');
  await letterTo('stays@example.com', 'e');
  await sendLetters.run(services, calm);
  await letterTo('gone@example.com', 'f');
  await forgetLettersTo(test.db, 'gone@example.com');
  const recipients = (await lettersNow()).map(({ cause_key, recipient }) => [cause_key, recipient]);
  expect(recipients.slice(-3)).toEqual([
    ['d', ''],
    ['e', 'stays@example.com'],
    ['f', 'gone@example.com'],
  ]);
  const mailbox = await test.db.selectFrom('mailbox').select('recipient').execute();
  expect(mailbox.map(({ recipient }) => recipient)).not.toContain('Gone@example.com');
});
