import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { SendOutcome } from '../mail/mailer.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { listTelephoneMessages } from './demo-telephone.ts';
import { forgetTextMessages } from './forget-text-messages.ts';
import { queueTextMessage } from './queue-text-message.ts';
import { sendTextMessages } from './send-text-messages.ts';
import { noTextMessages, type TextMessage } from './text-sender.ts';

let database: TestDatabase;
let services: Services;

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db);
});
afterAll(() => database.close());
beforeEach(() => services.db.deleteFrom('text_messages').execute());

const run = (instead: Partial<Services> = {}) =>
  sendTextMessages.run({ ...services, ...instead }, AbortSignal.timeout(5000));
const queue = (causeKey: string, instead: Partial<Services> = {}) =>
  queueTextMessage(
    services.db,
    { ...services, ...instead },
    {
      ...{ to: '+919876543210', template: 'code', language: 'hi', values: { code: '123456' } },
      ...{ causeKey, usefulMinutes: 10 },
    },
  );
const rows = () => services.db.selectFrom('text_messages').selectAll().orderBy('created_at').execute();
const answering = (outcome: SendOutcome, sent: TextMessage[] = []) => ({
  textMessages: {
    languageFor: noTextMessages.languageFor,
    send: async (message: TextMessage) => {
      sent.push(message);
      return outcome;
    },
  },
});

it('sends what is due once, in the reader’s language, and forgets the code', async () => {
  await queue('code:1');
  await queue('code:1');
  await run();
  expect(await rows()).toMatchObject([{ state: 'sent', data: {}, tries: 1 }]);
  expect(await listTelephoneMessages(services.db)).toMatchObject([
    { recipient: '+919876543210', body: expect.stringContaining('आपका कोड 123456 है') },
  ]);
});

it('tries again what the provider did not take, and gives up what it refuses', async () => {
  await queue('code:2');
  const busy = { ok: false, kind: 'unavailable', code: '503', reason: 'busy' } as const;
  await run(answering(busy));
  expect(await rows()).toMatchObject([{ state: 'queued', last_error: 'busy', data: { code: '123456' } }]);
  const sent: TextMessage[] = [];
  await run(answering({ ok: true }, sent));
  expect(sent).toEqual([]);
  await services.db
    .updateTable('text_messages')
    .set({ next_try_at: new Date(0) })
    .execute();
  const never = { ok: false, kind: 'refused', code: '105', reason: 'no such number' } as const;
  await run(answering(never));
  expect(await rows()).toMatchObject([{ state: 'given-up', data: {}, tries: 2 }]);
});

it('does not send a code that has expired', async () => {
  await queue('code:3');
  const sent: TextMessage[] = [];
  await run({ ...answering({ ok: true }, sent), clock: () => new Date(Date.now() + 11 * 60_000) });
  expect(sent).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'needless', data: {} }]);
});

it('queues nothing that is not registered', async () => {
  await queue('code:4', { textMessages: noTextMessages });
  expect(await rows()).toEqual([]);
});

it('forgets the number after ninety days', async () => {
  await queue('code:5');
  await run();
  const later = { ...services, clock: () => new Date(Date.now() + 91 * 86_400_000) };
  await forgetTextMessages.run(later, AbortSignal.timeout(1000));
  expect(await rows()).toMatchObject([{ recipient: '', state: 'sent' }]);
  expect(await listTelephoneMessages(services.db)).toEqual([]);
});
