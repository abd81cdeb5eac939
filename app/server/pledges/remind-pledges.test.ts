import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { recordedDonation } from '../donations/test-manual-donations.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import type { Letter } from '../mail/letter.ts';
import { type MailedDevotee, makePerson } from '../people/test-people.ts';
import { eraseAccount } from '../person-file/erase-person.ts';
import { type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { listPledges, sumPledges } from './admin-pledge-queries.ts';
import { changePledge } from './change-pledge.ts';
import { makePledge } from './make-pledge.ts';
import { movePledge } from './move-pledge.ts';
import { listPledgesOf } from './pledge-queries.ts';
import { remindPledges } from './remind-pledges.ts';

// It is November 2026 in Ghaziabad. Radha pledges on the 1st, for the 5th.

let test: TestDatabase;
let fixture: Fixture;
let now: Date;
let made = 0;
let radha: MailedDevotee;
const at = (moment: string) => {
  now = new Date(`${moment}+05:30`);
};
const run = () => remindPledges.run(fixture.services, new AbortController().signal);

beforeAll(async () => {
  test = await makeTestDatabase();
  at('2026-11-01T12:00');
  fixture = await makeFixture(test.db, { clock: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  at('2026-11-01T12:00');
  made += 1;
  await test.db.deleteFrom('monthly_pledges').execute();
  await test.db.deleteFrom('letters').execute();
  const email = `radha${made}@example.com`;
  radha = {
    kind: 'devotee',
    personId: await makePerson(fixture.services, email, 'Radha'),
    name: 'Radha',
    email,
    emailVerified: true,
  };
  await test.db.deleteFrom('letters').execute();
});

async function pledge(typed: { cause?: string; amount?: string; day?: string } = {}): Promise<string> {
  const done = await makePledge(fixture.services, radha, {
    cause: 'general',
    amount: '500',
    day: '5',
    ...typed,
  });
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.pledgeId;
}

const give = (rupees: number, givenOn: string, causeId = 'general') =>
  recordedDonation(fixture.services, { amount: String(rupees), givenOn, causeId, email: radha.email });

async function letters(): Promise<Letter[]> {
  const rows = await test.db
    .selectFrom('letters')
    .select(['recipient', 'kind', 'data'])
    .where('kind', '=', 'monthly-gift')
    .orderBy('created_at')
    .execute();
  expect(rows.every(({ recipient }) => recipient === radha.email)).toBe(true);
  return rows.map(({ kind, data }) => ({ kind, ...(data as object) }) as Letter);
}
const months = async () =>
  (await letters()).map((letter) => (letter.kind === 'monthly-gift' ? letter.month : ''));

it('writes once a month, at eight in the morning of its day, however many run at once', async () => {
  await pledge();
  at('2026-11-05T07:59:59');
  await run();
  expect(await months()).toEqual([]);
  at('2026-11-05T08:00:00');
  await Promise.all([run(), run(), run()]);
  await run();
  at('2026-11-30T23:59:59');
  await run();
  expect(await months()).toEqual(['2026-11-01']);
  // Half past six in the evening of November's last day in London, but December here; its day has
  // not come.
  at('2026-12-01T00:00:00');
  await run();
  at('2026-12-05T08:00:00');
  await run();
  expect(await months()).toEqual(['2026-11-01', '2026-12-01']);
});

it('leads to the checkout with cause and amount, and to a way to stop', async () => {
  await pledge({ amount: '1,100' });
  at('2026-11-05T08:00');
  await run();
  const [letter] = await letters();
  const written = letter && (await composeLetter(fixture.services, letter));
  expect(written?.subject).toBe('Your monthly gift · November 2026');
  expect(written?.text).toContain('/donation-checkout?cause=general&type=&quantity=1&amount=1100.00');
  expect(written?.text).toMatch(/\/monthly-gift\/stop\/stop_[\w-]{22}/);
  expect(written?.stopAt).toMatch(/\/monthly-gift\/stop\/stop_[\w-]{22}$/);
  expect(written?.text).toContain('Nothing is taken from your account by itself');
});

it('is sent late rather than never, but not in another month', async () => {
  await pledge();
  at('2026-11-09T10:00');
  await run();
  at('2027-01-03T10:00');
  await run();
  expect(await months()).toEqual(['2026-11-01']);
});

it.each<[string, () => Promise<unknown>, string[]]>([
  ['the month is fulfilled by one donation', () => give(500, '2026-11-02'), []],
  [
    'the month is fulfilled by two donations',
    async () => {
      await give(300, '2026-11-01');
      await give(200, '2026-11-03');
    },
    [],
  ],
  ['less was given', () => give(499, '2026-11-02'), ['2026-11-01']],
  ['it was given for something else', () => give(500, '2026-11-02', 'books'), ['2026-11-01']],
  ['it was given the month before', () => give(500, '2026-10-31'), ['2026-11-01']],
])('where %s', async (_, given, written) => {
  await pledge();
  at('2026-11-05T08:00');
  await given();
  await run();
  expect(await months()).toEqual(written);
});

it('is not sent when it is not needed any more', async () => {
  const id = await pledge();
  at('2026-11-05T08:00');
  await run();
  const [letter] = await letters();
  const composed = () => letter && composeLetter(fixture.services, letter);
  expect(await composed()).not.toBeNull();
  await movePledge(fixture.services, radha, id, 'pause');
  expect(await composed()).toBeNull();
  await movePledge(fixture.services, radha, id, 'resume');
  await give(500, '2026-11-05');
  expect(await composed()).toBeNull();
});

it('is written all the same where a running pledge is resumed from a stale page', async () => {
  const id = await pledge();
  at('2026-11-05T07:30');
  expect(await movePledge(fixture.services, radha, id, 'resume')).toMatchObject({ ok: true });
  at('2026-11-05T09:00');
  await run();
  expect(await months()).toEqual(['2026-11-01']);
});

it('is not written while it is paused, nor a second time after a change', async () => {
  const id = await pledge();
  await movePledge(fixture.services, radha, id, 'pause');
  at('2026-11-06T09:00');
  await run();
  await movePledge(fixture.services, radha, id, 'resume');
  await run();
  expect(await months()).toEqual([]);
  at('2026-12-05T09:00');
  await run();
  const [own] = await listPledgesOf(fixture.services, radha);
  const version = own?.version ?? 0;
  await changePledge(fixture.services, radha, { pledgeId: id, version, amount: '900', day: '20' });
  at('2026-12-20T09:00');
  await run();
  expect(await months()).toEqual(['2026-12-01']);
  // The amount of a month stays as it was in its letter.
  expect((await listPledgesOf(fixture.services, radha))[0]?.thisMonth.amount).toBe(50_000);
  at('2027-01-20T09:00');
  await run();
  expect(await months()).toEqual(['2026-12-01', '2027-01-01']);
});

it('of a closed cause is not written, and the history says so', async () => {
  await pledge({ cause: 'festival' });
  const before = await test.db
    .selectFrom('causes')
    .select('ends_on')
    .where('id', '=', 'festival')
    .executeTakeFirstOrThrow();
  await test.db.updateTable('causes').set({ ends_on: '2026-11-04' }).where('id', '=', 'festival').execute();
  at('2026-11-05T09:00');
  await run();
  expect(await months()).toEqual([]);
  expect(await listPledgesOf(fixture.services, radha)).toMatchObject([
    { open: false, thisMonth: { outcome: 'closed', fulfilled: false } },
  ]);
  await test.db.updateTable('causes').set(before).where('id', '=', 'festival').execute();
});

it('shows the fulfilled months, and the staff the same figures as rows', async () => {
  const id = await pledge();
  await pledge({ cause: 'books', amount: '200' });
  at('2026-11-05T09:00');
  await run();
  at('2026-12-05T09:00');
  await give(500, '2026-11-30');
  await give(100, '2026-12-02');
  await give(250, '2026-12-02', 'books');
  await run();
  const own = (await listPledgesOf(fixture.services, radha)).find((one) => one.id === id);
  expect(own).toMatchObject({
    nextOn: '2027-01-05',
    thisMonth: { month: '2026-12-01', given: 10_000, amount: 50_000, fulfilled: false, outcome: 'asked' },
    months: [{ month: '2026-11-01', given: 50_000, fulfilled: true }],
  });
  expect(await sumPledges(fixture.services)).toEqual({
    running: { count: 2, total: 70_000 },
    fulfilled: { count: 1, total: 20_000 },
  });
  const list = (fulfilled: boolean | null, search: string | null = null) =>
    listPledges(fixture.services, { state: 'running', fulfilled, search, page: 1 });
  expect(await list(null)).toMatchObject({ count: 2, total: 70_000 });
  expect(await list(true)).toMatchObject({ count: 1, total: 20_000, rows: [{ causeId: 'books' }] });
  expect(await list(false)).toMatchObject({ count: 1, total: 50_000, rows: [{ id }] });
  expect(await list(null, '100%')).toMatchObject({ count: 0, total: 0 });
  expect(JSON.stringify(await list(null))).not.toContain('stop_');
});

it('is erased with the person, letters and all', async () => {
  await pledge();
  at('2026-11-05T09:00');
  await run();
  const [letter] = await letters();
  await test.db.transaction().execute((trx) => eraseAccount(trx, radha.personId));
  expect(await test.db.selectFrom('monthly_pledges').select('id').execute()).toEqual([]);
  expect(await test.db.selectFrom('pledge_months').select('pledge_id').execute()).toEqual([]);
  expect(letter && (await composeLetter(fixture.services, letter))).toBeNull();
});

it('writes for more pledges than one batch takes, each once', async () => {
  const first = await pledge();
  await sql`insert into people (id, name, email, email_verified)
    select 'per_many_' || n, 'Donor', 'many' || n || '@example.com', true from generate_series(1, 450) as n`.execute(
    test.db,
  );
  await sql`insert into monthly_pledges (id, person_id, cause_id, amount_paise, day, state, since, stop_token, made_at, changed_at)
    select 'plg_many_' || n, 'per_many_' || n, cause_id, amount_paise, day, state, since, 'token_' || n, made_at, changed_at
    from monthly_pledges, generate_series(1, 450) as n where id = ${first}`.execute(test.db);
  at('2026-11-05T08:05');
  await run();
  await run();
  const written = await test.db
    .selectFrom('letters')
    .select('recipient')
    .where('kind', '=', 'monthly-gift')
    .execute();
  expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(451);
  expect(written).toHaveLength(451);
});
