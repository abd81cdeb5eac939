import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { loader } from './media.route.tsx';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase(2);
  const item = { title: 'T', media: 'altar-dawn', alt: 'The altar', status: 'live' as const };
  await test.db
    .insertInto('media_items')
    .values([
      { ...item, id: 'second', kind: 'photo', position: 2 },
      { ...item, id: 'first', kind: 'photo', position: 1, credit: 'Gopal' },
      { ...item, id: 'draft', kind: 'photo', status: 'draft' },
      { ...item, id: 'bell', kind: 'audio', media: 'temple-bell.mp3' },
    ])
    .execute();
});
afterAll(() => test.close());

function read(search = '') {
  const context = new RouterContextProvider();
  context.set(servicesContext, makeTestServices(test.db));
  return loader({ context, request: new Request(`http://temple.test/media${search}`) });
}

it.each([
  ['', 'photo', ['first', 'second']],
  ['?kind=audio', 'audio', ['bell']],
  ['?kind=video', 'video', []],
  ['?kind=pdf', 'photo', ['first', 'second']],
  ['?kind=constructor', 'photo', ['first', 'second']],
  ['?kind=audio&kind=video', 'audio', ['bell']],
])('/media%s shows %s', async (search, kind, ids) => {
  const page = await read(search);
  expect(page.kind).toBe(kind);
  expect(page.items.map(({ id }) => id)).toEqual(ids);
});
