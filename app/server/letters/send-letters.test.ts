import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Mail, Mailer, SendOutcome } from '../mail/mailer.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { makeSmtpMailer } from '../mail/smtp.ts';
import { openTestPost } from '../mail/test-post.ts';
import type { Services } from '../services.ts';
import { getHealth, listLettersInTrouble } from '../system/system-queries.ts';
import { makeTestServices } from '../test-services.ts';
import { sendLetters } from './send-letters.ts';

let test: TestDatabase;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  test = await makeTestDatabase();
});
beforeEach(async () => {
  await test.db.deleteFrom('letters').execute();
  await test.db.deleteFrom('mailbox').execute();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => test.close());

const never = new AbortController().signal;
const turn = (services: Services) => sendLetters.run(services, never);

function queue(services: Services, key: string, to = `${key}@donor.test`) {
  return queueLetter(test.db, services.ids, {
    to,
    causeKey: key,
    letter: { kind: 'verify-email', name: 'मीरा', code: '271828', link: 'http://temple.test/v?t=secret' },
  });
}

/** The mailer as a function, for what a real server would hardly do on demand. */
function post(send: (mail: Mail) => Promise<SendOutcome>): Mailer {
  return { send, close: async () => {} };
}

const letters = () => test.db.selectFrom('letters').selectAll().orderBy('cause_key').execute();

/** As if the hours had passed: what waits is due. */
const letTimePass = (hours: number) =>
  sql`update letters set next_try_at = next_try_at - ${hours} * interval '1 hour',
      created_at = created_at - ${hours} * interval '1 hour'`.execute(test.db);

it('sends by SMTP what was queued, once, and deletes the one-time link', async () => {
  const box = await openTestPost();
  const mail = makeSmtpMailer(box.url, { requireTls: false });
  closing.push(box.close, mail.close);
  const services = makeTestServices(test.db, { mail });
  await queue(services, 'a');
  await queue(services, 'a');
  await queue(services, 'b');
  await turn(services);
  await turn(services);
  expect(box.recipients.sort()).toEqual(['a@donor.test', 'b@donor.test']);
  expect(box.letters[0]?.text).toContain('271828');
  expect(box.letters[0]?.text).toContain('मीरा');
  expect(box.letters[0]?.messageId).toMatch(/^<let_[\w-]+@temple\.example>$/);
  expect(await letters()).toMatchObject([
    { state: 'sent', data: {}, tries: 1 },
    { state: 'sent', data: {}, tries: 1 },
  ]);
});

it('tries again later, under the same message id, after a 4xx and after a mail server that was away', async () => {
  const box = await openTestPost({ refusals: [451] });
  const mail = makeSmtpMailer(box.url, { requireTls: false });
  closing.push(box.close, mail.close);
  const services = makeTestServices(test.db, { mail });
  await queue(services, 'a');
  const shut = await openTestPost();
  await shut.close();
  const nobody = makeSmtpMailer(shut.url, { requireTls: false });
  closing.push(nobody.close);

  await turn({ ...services, mail: nobody });
  expect(await letters()).toMatchObject([{ state: 'queued', tries: 1 }]);
  await turn(services);
  expect(box.letters, 'not due yet').toEqual([]);
  await letTimePass(1);
  await turn(services);
  expect(await letters()).toMatchObject([{ state: 'queued', tries: 2 }]);
  await letTimePass(1);
  await turn(services);
  const [letter] = await letters();
  expect(letter).toMatchObject({ state: 'sent', tries: 3, last_error: null });
  expect(box.letters.map((one) => one.messageId)).toEqual([`<${letter?.id}@temple.example>`]);
});

it('waits longer from try to try, and gives up after three days with an error in the log', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const mail = post(async () => ({ ok: false, kind: 'unavailable', code: 'X', reason: 'to a@donor.test' }));
  const services = makeTestServices(test.db, { mail, log });
  await queue(services, 'a');
  const waits: number[] = [];
  for (let hours = 0; hours <= 78; hours += 6) {
    await turn(services);
    const { rows } = await sql<{
      wait: number;
    }>`select extract(epoch from next_try_at - now())::float / 60 as wait from letters`.execute(test.db);
    waits.push(Math.round(rows[0]?.wait ?? 0));
    await letTimePass(6);
  }
  expect(waits.slice(0, 9)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360]);
  const [letter] = await letters();
  expect(letter).toMatchObject({ state: 'given-up', tries: 13, last_error: 'to a@donor.test' });
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.at(-1)).toMatchObject({ level: 50, msg: 'letter given up', letter: letter?.id });
  expect(lines.join()).not.toContain('donor.test');
});

it('never sends to what is no single address, and holds up no other letter over it', async () => {
  const services = makeTestServices(test.db);
  await queue(services, 'x', 'a@donor.test\r\nBcc: b@donor.test');
  await queue(services, 'y', 'a@donor.test, b@donor.test');
  await queue(services, 'z', 'z\0@donor.test');
  await turn(services);
  expect((await letters()).map((one) => one.state)).toEqual(['given-up', 'given-up', 'sent']);
  const box = await test.db.selectFrom('mailbox').select('recipient').execute();
  expect(box).toEqual([{ recipient: 'z@donor.test' }]);
});

it('neither sends nor gives up a letter that is needless when its turn comes', async () => {
  const services = makeTestServices(test.db);
  await queueLetter(test.db, services.ids, {
    to: 'a@donor.test',
    causeKey: 'sold no more',
    letter: { kind: 'stock-back', variantId: 'gone' },
  });
  await turn(services);
  expect(await letters()).toMatchObject([{ state: 'needless', data: {}, last_error: null, sent_at: null }]);
  expect(await test.db.selectFrom('mailbox').selectAll().execute()).toEqual([]);
  expect((await getHealth(services)).mail).toMatchObject({ waiting: 0, inTrouble: 0, givenUp: 0 });
  expect(await listLettersInTrouble(services)).toEqual([]);
  await letTimePass(12);
  await turn(services);
  expect(await letters(), 'it has no second turn').toMatchObject([{ tries: 1 }]);
});

it('strips NUL and lone surrogates of a name without failing the transaction', async () => {
  const services = makeTestServices(test.db);
  await queueLetter(test.db, services.ids, {
    to: 'a@donor.test',
    causeKey: 'odd',
    letter: { kind: 'account-exists', name: 'Mi\0ra \ud83d \\u0000 e\u0301', link: 'http://temple.test' },
  });
  expect((await letters())[0]?.data).toMatchObject({ name: 'Mira \ufffd \\u0000 \u00e9' });
});

it('sends a letter whose process died between sending and marking again, and it counts as the same', async () => {
  const services = makeTestServices(test.db);
  await queue(services, 'a');
  const dies = post(async (mail) => {
    await services.mail.send(mail);
    throw new Error('killed');
  });
  // The kill: what follows the send in the database never happens.
  const broken = { ...services, mail: dies, db: refusingToMark(services.db) };
  await expect(turn(broken)).rejects.toThrow('no connection');
  expect(await letters()).toMatchObject([{ state: 'queued', tries: 1 }]);
  await letTimePass(1);
  await turn(services);
  expect(await letters()).toMatchObject([{ state: 'sent', tries: 2 }]);
  const box = await test.db.selectFrom('mailbox').select(['arrivals']).execute();
  expect(box).toEqual([{ arrivals: 2 }]);
});

it('sends each of 60 letters once with two processes at it together', async () => {
  const services = makeTestServices(test.db);
  await Promise.all(Array.from({ length: 60 }, (_, number) => queue(services, `n${number}`)));
  let together = 0;
  let most = 0;
  const slow = post(async (mail) => {
    most = Math.max(most, ++together);
    await services.mail.send(mail);
    together--;
    return { ok: true };
  });
  await Promise.all([turn({ ...services, mail: slow }), turn({ ...services, mail: slow })]);
  expect(most, 'the two truly overlapped').toBeGreaterThan(3);
  const box = await test.db.selectFrom('mailbox').select(['recipient', 'arrivals']).execute();
  expect(box.length).toBe(60);
  expect(box.every((one) => one.arrivals === 1)).toBe(true);
});

it('sends a code that somebody waits for before the receipts of a festival day', async () => {
  const services = makeTestServices(test.db);
  for (let number = 0; number < 30; number++) {
    await queueLetter(test.db, services.ids, {
      to: 'a@donor.test',
      causeKey: `receipt-${number}`,
      letter: { kind: 'gift-receipt', receiptId: 'rcp_unknown' },
    });
  }
  await queue(services, 'code');
  const stopping = new AbortController();
  const first = post(async () => {
    stopping.abort();
    return { ok: true };
  });
  await sendLetters.run({ ...services, mail: first }, stopping.signal);
  const rows = await letters();
  expect(rows.find((row) => row.cause_key === 'code')?.state).toBe('sent');
  expect(rows.filter((row) => row.tries > 0).length).toBeLessThanOrEqual(5);
});

it('stops between two letters when the site stops', async () => {
  const services = makeTestServices(test.db);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await queue(services, key);
  const stopping = new AbortController();
  const last = post(async (mail) => {
    stopping.abort();
    return services.mail.send(mail);
  });
  await sendLetters.run({ ...services, mail: last }, stopping.signal);
  const states = (await letters()).map((one) => one.state);
  expect(states.filter((state) => state === 'sent').length).toBeLessThanOrEqual(3);
  expect(states).toContain('queued');
});

/** Takes letters as ever; the statements that would record the outcome fail. */
function refusingToMark(db: Services['db']): Services['db'] {
  return new Proxy(db, {
    get: (target, key) => {
      if (key === 'updateTable') throw new Error('no connection');
      const value = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
