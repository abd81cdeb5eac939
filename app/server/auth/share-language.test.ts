import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '#core/language/languages.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makePerson } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { openSessionHeaders } from './session-headers.ts';

let database: TestDatabase;
let services: Services;
let count = 0;

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db);
});
afterAll(() => database.close());

/** Signs somebody in: what profile and browser say afterwards. */
async function signIn(profile: Language | null, browser: string | null) {
  count += 1;
  const personId = await makePerson(services, `reader-${count}@example.com`);
  const { db } = services;
  await db.updateTable('profiles').set({ language: profile }).where('person_id', '=', personId).execute();
  const cookie = browser === null ? '' : `language=${browser}`;
  const request = new Request('http://temple.test/signin', { headers: { cookie } });
  const headers = await openSessionHeaders(services, request, personId, { audience: 'site', remember: true });
  const { language } = await db
    .selectFrom('profiles')
    .select('language')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  const set = headers.getSetCookie().find((line) => line.startsWith('language='));
  return [language, set?.split(';')[0] ?? null];
}

it.each<[string, Language | null, string | null, [Language | null, string | null]]>([
  ['a profile without a language takes that of the browser', null, 'hi', ['hi', null]],
  ['a browser without a language takes that of the profile', 'hi', null, ['hi', 'language=hi']],
  ['each keeps its own', 'en', 'hi', ['en', null]],
  ['nobody has chosen', null, null, [null, null]],
  ['what is no language is no choice', null, 'klingon', [null, null]],
])('%s', async (_, profile, browser, after) => {
  expect(await signIn(profile, browser)).toEqual(after);
});
