import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Role } from '#core/people/roles.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { inTransaction, type Write } from './in-transaction.ts';
import { type StaffWork, staffVerb, staffWrite } from './staff-write.ts';

let test: TestDatabase;
let services: Services;
/** What the world outside the transaction saw, and whether the row was there for it. */
let seen: string[];

beforeAll(async () => {
  test = await makeTestDatabase();
  const { wakeups, pages } = makeTestServices(test.db);
  services = makeTestServices(test.db, {
    wakeups: { ...wakeups, wake: (job) => void seen.push(`wake ${job}`) },
    pages: {
      bump: async (trx) => {
        seen.push('pages');
        await pages.bump(trx);
      },
    },
  });
});
beforeEach(async () => {
  seen = [];
  await test.db.deleteFrom('people').execute();
});
afterAll(() => test.close());

const people = async () =>
  (await test.db.selectFrom('people').select('name').execute()).map(({ name }) => name);
const insert = (trx: Write['trx'], name: string) =>
  trx
    .insertInto('people')
    .values({ id: `per_${name}`, name, email: `${name}@example.com` })
    .execute();

/** Writes, announces everything that can be announced, and then answers. */
async function announce(
  { trx, services: inside, wake, pagesChanged, afterCommit }: Write,
  answer: () => Outcome<string>,
): Promise<Outcome<string>> {
  await insert(trx, 'radha');
  inside.wakeups.wake('resize-photos');
  wake('send-letters');
  pagesChanged();
  pagesChanged();
  afterCommit(() => void seen.push('after'));
  seen.push('inside');
  return answer();
}

it('commits what is accepted, tells of the pages once and wakes the jobs afterwards', async () => {
  const done = await inTransaction(services, (write) => announce(write, () => accept('done')));
  expect(done).toEqual(accept('done'));
  expect(await people()).toEqual(['radha']);
  expect(seen).toEqual(['inside', 'pages', 'wake resize-photos', 'wake send-letters', 'after']);
});

it('rolls back a refusal, and announces nothing', async () => {
  const done = await inTransaction(services, (write) => announce(write, () => refuse('sold-out')));
  expect(done).toEqual(refuse('sold-out'));
  expect(await people()).toEqual([]);
  expect(seen).toEqual(['inside']);
});

it('rolls back an error and throws it', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  await expect(inTransaction(services, (write) => announce(write, broken))).rejects.toThrow('broken');
  expect(await people()).toEqual([]);
  expect(seen).toEqual(['inside']);
});

it('does nothing afterwards where the commit fails', async () => {
  const failing = inTransaction(services, async (write) => {
    await sql`create temp table twice (id int unique deferrable initially deferred) on commit drop`.execute(
      write.trx,
    );
    await sql`insert into twice values (1), (1)`.execute(write.trx);
    return announce(write, () => accept('done'));
  });
  await expect(failing).rejects.toThrow('duplicate key');
  expect(await people()).toEqual([]);
  expect(seen).toEqual(['inside', 'pages']);
});

it('throws what went wrong where the connection is lost', async () => {
  const lost = inTransaction(services, async ({ trx }) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    return accept(null);
  });
  await expect(lost).rejects.toThrow(/terminat/);
});

it('reads in its transaction by the services that it is given', async () => {
  const count = await inTransaction(services, async ({ trx, services: inside }) => {
    await insert(trx, 'radha');
    return accept(await inside.db.selectFrom('people').select('id').execute());
  });
  expect(count).toMatchObject({ value: [{ id: 'per_radha' }] });
});

const rename = staffWrite({
  permission: 'people.write',
  run: async ({ trx, audit }, name: string): Promise<Outcome<null, 'name-taken'>> => {
    await insert(trx, name);
    await audit({ action: 'person.added', subject: `per_${name}` });
    return name === 'taken' ? refuse('name-taken') : accept(null);
  },
});
const ofEither = staffVerb({ permission: ['pan.read', 'people.write'], run: async () => accept(null) });
const ofKind = staffVerb({
  permission: (kind: 'pan' | 'person') => (kind === 'pan' ? 'pan.read' : 'people.write'),
  run: async (_: StaffWork, kind: 'pan' | 'person') => accept(kind),
});

const staff = (...roles: Role[]) => staffOf('per_clerk', ...roles);

it('refuses whoever lacks the permission before it opens a transaction', async () => {
  for (const viewer of [{ kind: 'visitor' } as const, staff('viewer'), staff()]) {
    expect(await rename(services, viewer, 'radha')).toEqual(refuse('not-allowed'));
    expect(await ofEither(services, viewer)).toEqual(refuse('not-allowed'));
    expect(await ofKind(services, viewer, 'person')).toEqual(refuse('not-allowed'));
  }
  expect(await people()).toEqual([]);
});

it('accepts one of several permissions, and one that depends on what is written', async () => {
  expect(await ofEither(services, staff('owner'))).toEqual(accept(null));
  expect(await ofKind(services, staff('owner'), 'pan')).toEqual(accept('pan'));
});

it('logs who did it with what was written, or neither', async () => {
  const logged = () => test.db.selectFrom('audit_log').select(['person_id', 'action']).execute();
  expect(await rename(services, staff('owner'), 'taken')).toEqual(refuse('name-taken'));
  expect(await logged()).toEqual([]);
  expect(await rename(services, staff('owner'), 'gopal')).toEqual(accept(null));
  expect(await logged()).toEqual([{ person_id: 'per_clerk', action: 'person.added' }]);
  expect(await people()).toEqual(['gopal']);
});

it('says its permission', () => {
  expect([rename.permission, ofEither.permission]).toEqual(['people.write', ['pan.read', 'people.write']]);
});
