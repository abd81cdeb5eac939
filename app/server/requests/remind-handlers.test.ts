import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RequestKind } from '#core/requests/request.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import type { Letter } from '../mail/letter.ts';
import { giveRole, makePerson } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { remindHandlers } from './remind-handlers.ts';

let test: TestDatabase;
let services: Services;
let now: Date;
let made = 0;
const staff: Record<string, string> = {};
const calm = new AbortController().signal;

beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db, { clock: () => now });
  now = new Date('2026-11-21T08:00:00+05:30');
  for (const [name, role] of [
    ['owner', 'owner'],
    ['clerk', 'accounts'],
    ['desk', 'seva-desk'],
    ['helper', 'seva-desk'],
    ['viewer', 'viewer'],
  ] as const) {
    staff[name] = await makePerson(services, `${name}@example.com`);
    await giveRole(services, staff[name], role);
  }
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date('2026-11-21T08:00:00+05:30');
  await test.db.deleteFrom('requests').execute();
  await test.db.deleteFrom('letters').execute();
});

type Instead = {
  kind?: RequestKind;
  assigned_to?: string | null;
  remind_on?: string | null;
  state?: 'new' | 'in-hand' | 'done' | 'declined';
};
async function ask(instead: Instead = {}): Promise<string> {
  made += 1;
  const id = services.ids('req');
  await test.db
    .insertInto('requests')
    .values({
      ...{ id, reference: `REQ-AC${String(made).padStart(2, '0')}-2Q`, kind: 'contact', state: 'in-hand' },
      ...{
        sender_name: `Sender ${made}`,
        sender_email: null,
        sender_phone: null,
        subject: `Subject ${made}`,
      },
      details: JSON.stringify({ topic: 'visit', message: 'When is the temple open?' }),
      ...{
        content_key: `key ${made}`,
        created_at: new Date(now.getTime() + made),
        updated_at: now,
        remind_on: '2026-11-21',
      },
      assigned_to: staff.clerk ?? null,
      ...instead,
    })
    .execute();
  return id;
}
const run = () => remindHandlers.run(services, calm);
async function letters(): Promise<Record<string, string[]>> {
  const rows = await test.db
    .selectFrom('letters')
    .select(['recipient', 'data'])
    .where('kind', '=', 'desk-day')
    .orderBy('recipient')
    .execute();
  return Object.fromEntries(
    rows.map(({ recipient, data }) => [
      recipient.split('@')[0],
      (data as { requestIds: string[] }).requestIds,
    ]),
  );
}

it('writes one letter to their handler, from eight in the morning on, and names them all', async () => {
  const [one, two] = [await ask(), await ask()];
  now = new Date('2026-11-21T07:59:59+05:30');
  await run();
  expect(await letters()).toEqual({});
  now = new Date('2026-11-21T08:00:00+05:30');
  await Promise.all([run(), run()]);
  await run();
  expect(await letters()).toEqual({ clerk: [one, two] });
  const letter: Letter = { kind: 'desk-day', personId: staff.clerk ?? '', requestIds: [one, two] };
  const written = await composeLetter(services, letter);
  expect(written?.subject).toBe('2 requests to follow up today');
  expect(written?.text).toContain('Subject');
  // What was closed before the letter went is not in it; nothing left, no letter.
  await test.db.updateTable('requests').set({ state: 'done' }).where('id', '=', one).execute();
  expect((await composeLetter(services, letter))?.subject).toBe('1 request to follow up today');
  await test.db.updateTable('requests').set({ state: 'done' }).execute();
  expect(await composeLetter(services, letter)).toBeNull();
});

it('writes none where nothing is due', async () => {
  await ask({ remind_on: '2026-11-22' });
  await ask({ remind_on: null });
  await ask({ state: 'done' });
  await ask({ state: 'declined' });
  await run();
  expect(await letters()).toEqual({});
});

it('what nobody has goes to the handlers of its kind; owners get it only where there are none', async () => {
  const anybody = await ask({ assigned_to: null, kind: 'class-enrolment' });
  const money = await ask({ assigned_to: null, kind: 'duplicate-payment' });
  const orphaned = await ask({ assigned_to: 'per_left', kind: 'class-enrolment' });
  const stay = await ask({ assigned_to: staff.viewer ?? null, kind: 'duplicate-payment' });
  await run();
  expect(await letters()).toEqual({
    clerk: [anybody, money, orphaned, stay],
    desk: [anybody, orphaned],
    helper: [anybody, orphaned],
  });
});

it('goes to the owner where a kind has no other handler', async () => {
  const own = await ask({ assigned_to: staff.owner ?? null });
  await run();
  expect(await letters()).toEqual({ owner: [own] });
});

it('comes the next day for a day that was missed or put off, and not again for one that was sent', async () => {
  const reminded = await ask();
  await run();
  const late = await ask();
  now = new Date('2026-11-21T15:00:00+05:30');
  await run();
  expect(await letters()).toEqual({ clerk: [reminded] });
  await test.db.deleteFrom('letters').execute();
  await test.db.updateTable('requests').set({ remind_on: '2026-11-23' }).where('id', '=', reminded).execute();
  now = new Date('2026-11-22T08:05:00+05:30');
  await run();
  expect(await letters()).toEqual({ clerk: [late] });
  await test.db.deleteFrom('letters').execute();
  now = new Date('2026-11-23T08:05:00+05:30');
  await run();
  expect(await letters()).toEqual({ clerk: [reminded] });
});
