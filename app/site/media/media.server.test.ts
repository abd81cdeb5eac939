import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { loader } from './media.route.tsx';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase(2);
  await test.db
    .insertInto('media_files')
    .values({
      ...{ id: 'ab'.repeat(16), kind: 'film', name: 'Kirtana', address: '/media-files/med_1/kirtan.mp4' },
      ...{ bytes: 1, seconds: 65, uploaded_by: 'per_1' },
    })
    .execute();
  const item = { title: 'T', media: 'altar-dawn', alt: 'The altar', status: 'live' as const };
  await test.db
    .insertInto('media_items')
    .values([
      { ...item, id: 'second', kind: 'photo', position: 2 },
      { ...item, id: 'first', kind: 'photo', position: 1, credit: 'Gopal' },
      { ...item, id: 'draft', kind: 'photo', status: 'draft' },
      { ...item, id: 'bell', kind: 'audio', media: 'temple-bell.mp3' },
      { ...item, id: 'kirtan', kind: 'video', media: '/media-files/med_1/kirtan.mp4' },
    ])
    .execute();
});
afterAll(() => test.close());

it('counts each kind, and has what is to hear and to watch beside the photos', async () => {
  const photos = await read();
  expect(photos.counts).toEqual({ photo: 2, audio: 1, video: 1 });
  expect([...photos.sounds, ...photos.films].map(({ id, length }) => [id, length])).toEqual([
    ['bell', '0:07'],
    ['kirtan', '1:05'],
  ]);
  expect(await read('?kind=audio')).toMatchObject({ sounds: [], films: [] });
});

function read(search = '') {
  const context = new RouterContextProvider();
  context.set(servicesContext, makeTestServices(test.db));
  return loader({ context, request: new Request(`http://temple.test/media${search}`) });
}

it.each([
  ['', 'photo', ['first', 'second']],
  ['?kind=audio', 'audio', ['bell']],
  ['?kind=video', 'video', ['kirtan']],
  ['?kind=pdf', 'photo', ['first', 'second']],
  ['?kind=constructor', 'photo', ['first', 'second']],
  ['?kind=audio&kind=video', 'audio', ['bell']],
])('/media%s shows %s', async (search, kind, ids) => {
  const page = await read(search);
  expect(page.kind).toBe(kind);
  expect(page.items.map(({ id }) => id)).toEqual(ids);
});
