import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { goodPassword, makePerson } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { signIn } from './sign-in.ts';

// Nobody has proven their phone number. Whoever writes another's into an account of their own takes
// nothing from them and learns nothing of them.

let database: TestDatabase;
let services: Services;
beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db);
});
afterAll(() => database.close());

const number = '98111 11111';
const stranger = { audience: 'site', address: '192.0.2.1' } as const;

async function personWith(email: string, password: string, phone = '+919811111111'): Promise<string> {
  const personId = await makePerson(services, email);
  const hash = await services.auth.hashPassword(password);
  await services.db.updateTable('passwords').set({ hash }).where('person_id', '=', personId).execute();
  await services.db.updateTable('profiles').set({ phone }).where('person_id', '=', personId).execute();
  return personId;
}

const enter = (password: string, door: Parameters<typeof signIn>[2] = stranger) =>
  signIn(services, { identifier: number, password }, door);

describe('a number that several accounts name', () => {
  let owner: string;
  let other: string;
  beforeAll(async () => {
    owner = await personWith('owner@example.com', goodPassword);
    other = await personWith('other@example.com', 'another quiet lamp');
  });

  it('opens to each of them their own', async () => {
    expect(await enter(goodPassword)).toMatchObject({ ok: true, value: { personId: owner } });
    expect(await enter('another quiet lamp')).toMatchObject({ ok: true, value: { personId: other } });
    expect(await enter('nobody of these')).toEqual({ ok: false, code: 'sign-in-wrong' });
  });

  it('opens with the tries of a known browser only the account that it is known for', async () => {
    const markOf = (personId: string) => (personId === other ? 'mark' : null);
    const atHome = { ...stranger, markOf };
    expect(await enter(goodPassword, atHome)).toEqual({ ok: false, code: 'sign-in-wrong' });
    expect(await enter('another quiet lamp', atHome)).toMatchObject({ ok: true, value: { personId: other } });
  });

  it('costs as many checks as one that nobody has', async () => {
    const verify = vi.spyOn(services.auth, 'verifyPassword');
    await enter('nobody of these');
    const looks = verify.mock.calls.length;
    await signIn(services, { identifier: '98222 22222', password: 'nobody of these' }, stranger);
    expect(verify.mock.calls.length).toBe(2 * looks);
    verify.mockRestore();
  });
});

it('does not reveal by the limit of an address which number belongs to it', async () => {
  await personWith('single@example.com', goodPassword, '+919833333333');
  const wrong = { identifier: 'single@example.com', password: 'wrong words here' };
  for (let tries = 0; tries < 5; tries += 1) await signIn(services, wrong, stranger);
  expect(await signIn(services, wrong, stranger)).toMatchObject({ code: 'proof-needed' });
  const byNumber = { ...wrong, identifier: '98333 33333' };
  expect(await signIn(services, byNumber, stranger)).toMatchObject({ code: 'sign-in-wrong' });
});
