import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TypedWork } from '#core/requests/work-on-request.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { giveRole, makePerson, staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { answerByLetter } from './answer-by-letter.ts';
import { listTemplates, removeTemplate, saveTemplate } from './answer-templates.ts';
import { findInboxRequest, type InboxFilters, listInbox } from './inbox-queries.ts';
import { workOnRequest } from './work-on-request.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
let test: TestDatabase;
let services: Services;
let clerk: ReturnType<typeof staffOf>;
let made = 0;

beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db, { clock: () => now });
  const id = await makePerson(services, 'clerk@example.com');
  await giveRole(services, id, 'accounts');
  clerk = staffOf(id, 'accounts');
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('requests').execute());

async function ask(
  instead: Partial<{ kind: string; sender_email: string | null; content_key: string }> = {},
) {
  made += 1;
  const id = services.ids('req');
  const marks = String(made).padStart(2, '0');
  await test.db
    .insertInto('requests')
    .values({
      id,
      reference: `REQ-AB${marks}-2Q`,
      kind: 'contact',
      sender_name: 'Radha Devi',
      sender_email: 'radha@example.com',
      sender_phone: '+919876543210',
      subject: 'Visiting the temple',
      details: JSON.stringify({ topic: 'visit', message: 'When is the temple open?' }),
      content_key: `key ${made}`,
      created_at: now,
      updated_at: now,
      ...(instead as { kind?: 'contact' }),
    })
    .execute();
  return id;
}
const all: InboxFilters = { kind: null, state: 'open', whose: null, due: false, search: null, page: 1 };
const list = async (instead: Partial<InboxFilters> = {}, who = clerk) =>
  (await listInbox(services, who, { ...all, ...instead })).rows.map(({ id }) => id);
const work = (instead: Partial<TypedWork> = {}): TypedWork => ({
  ...{ state: 'in-hand', assignedTo: clerk.personId, remindOn: '', version: '1' },
  ...instead,
});
const letters = () =>
  test.db.selectFrom('letters').select(['recipient', 'data']).where('kind', '=', 'request-answer').execute();
const reply = { body: 'Hare Krishna!\n\nWe are open all day.', afterwards: 'done', version: '1' };

describe('the inbox', () => {
  it('finds by state, person, reminder and words', async () => {
    const [one, two] = [await ask(), await ask({ sender_email: 'gopal@example.com' })];
    await workOnRequest(services, clerk, one, work({ remindOn: '2026-11-21' }));
    expect((await list()).sort()).toEqual([one, two].sort());
    expect(await list({ whose: 'me' })).toEqual([one]);
    expect(await list({ whose: 'nobody' })).toEqual([two]);
    expect(await list({ due: true })).toEqual([one]);
    expect(await list({ search: 'GOPAL@example.com' })).toEqual([two]);
    expect(await list({ search: '100%' })).toEqual([]);
    expect(await list({ state: 'new' })).toEqual([two]);
  });

  it('shows each handler their own kinds only, also by address', async () => {
    const report = await ask({ kind: 'duplicate-payment' });
    const other = staffOf('per_desk', 'seva-desk');
    expect(await list({}, other)).toEqual([]);
    expect(await findInboxRequest(services, other, report)).toBeNull();
    expect(await workOnRequest(services, other, report, work())).toMatchObject({ code: 'no-request' });
    expect(await list({}, clerk)).toEqual([report]);
  });

  it('gives the second of two who work on the same request a conflict', async () => {
    const id = await ask();
    const saved = await Promise.all([
      workOnRequest(services, clerk, id, work({ state: 'done' })),
      workOnRequest(services, clerk, id, work({ state: 'declined' })),
    ]);
    expect(saved.map((one) => (one.ok ? 'saved' : one.code)).sort()).toEqual(['changed-meanwhile', 'saved']);
  });

  it('does not reopen a request while the same words wait in another', async () => {
    const old = await ask({ content_key: 'the same' });
    await workOnRequest(services, clerk, old, work({ state: 'done' }));
    const anew = await ask({ content_key: 'the same' });
    expect(await workOnRequest(services, clerk, old, work({ version: '2' }))).toMatchObject({
      code: 'request-duplicate',
    });
    await workOnRequest(services, clerk, anew, work({ state: 'declined' }));
    expect((await workOnRequest(services, clerk, old, work({ version: '2' }))).ok).toBe(true);
  });

  it('is not for viewers, and a forged colleague gets nothing', async () => {
    const id = await ask();
    const viewer = staffOf('per_viewer', 'viewer');
    expect(await workOnRequest(services, viewer, id, work())).toMatchObject({ code: 'not-allowed' });
    expect(await answerByLetter(services, viewer, id, reply)).toMatchObject({ code: 'not-allowed' });
    const forged = await workOnRequest(services, clerk, id, work({ assignedTo: 'per_nobody' }));
    expect(forged).toMatchObject({ ok: false, problems: [{ field: 'assignedTo' }] });
  });
});

describe('an answer by letter', () => {
  it('goes once, stays with the request and closes it', async () => {
    const id = await ask();
    const before = (await letters()).length;
    const sent = await Promise.all([
      answerByLetter(services, clerk, id, reply),
      answerByLetter(services, clerk, id, reply),
    ]);
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    const written = (await letters()).slice(before);
    expect(written.map(({ recipient }) => recipient)).toEqual(['radha@example.com']);
    const found = await findInboxRequest(services, clerk, id);
    expect(found).toMatchObject({
      state: 'done',
      assignedTo: clerk.personId,
      answers: [{ delivery: 'queued' }],
    });
    const { answerId } = (written[0]?.data ?? {}) as { answerId: string };
    const letter = await composeLetter(services, { kind: 'request-answer', answerId });
    expect(letter?.text).toContain('We are open all day.');
    expect(letter?.subject).toContain(found?.reference);
  });

  it('is refused where there is no address, and changes nothing', async () => {
    const id = await ask({ sender_email: null });
    expect(await answerByLetter(services, clerk, id, reply)).toMatchObject({ code: 'no-sender-email' });
    expect(await findInboxRequest(services, clerk, id)).toMatchObject({ state: 'new', answers: [] });
  });
});

describe('templates', () => {
  it('are stored, changed by one at a time, and removed', async () => {
    const typed = { id: '', title: 'Hours', body: 'We are open all day, {name}.', version: '' };
    expect((await saveTemplate(services, clerk, typed)).ok).toBe(true);
    expect(await saveTemplate(services, clerk, typed)).toMatchObject({
      code: 'template-taken',
      field: 'title',
    });
    const [template] = await listTemplates(services);
    const id = template?.id ?? '';
    const saved = await Promise.all(
      ['One', 'Two'].map((title) => saveTemplate(services, clerk, { ...typed, id, title, version: '1' })),
    );
    expect(saved.map((one) => (one.ok ? 'saved' : one.code)).sort()).toEqual(['changed-meanwhile', 'saved']);
    expect((await removeTemplate(services, clerk, id)).ok).toBe(true);
    expect(await listTemplates(services)).toEqual([]);
  });
});
