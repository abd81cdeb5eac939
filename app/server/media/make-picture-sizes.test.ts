import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { deleteMedia } from './delete-media.ts';
import { makePictureSizes } from './make-picture-sizes.ts';
import { shelvePicture } from './test-pictures.ts';

let test: TestDatabase;
let services: Services;
let meanwhile = async (): Promise<void> => {};
const content = staffOf('per_content', 'content');

beforeAll(async () => {
  test = await makeTestDatabase();
  const plain = makeTestServices(test.db);
  // The sizes of a true picture take seconds; what matters here is what happens meanwhile.
  const makeSizes: Services['pictures']['makeSizes'] = async () => {
    await meanwhile();
    return [{ name: '480.avif', bytes: Buffer.from('small') }];
  };
  services = { ...plain, pictures: { ...plain.pictures, makeSizes } };
});
afterAll(() => test.close());

async function shelve(id: string): Promise<void> {
  await services.media.put(`${id}/full.jpg`, Buffer.from('whole'));
  await shelvePicture(test.db, { id, alt: '', sizes: 'waiting' });
}
const run = () => makePictureSizes.run(services, new AbortController().signal);
const isStored = async (id: string, name: string) => (await services.media.read(`${id}/${name}`)) !== null;

it('a picture that is deleted while its sizes are made leaves none behind', async () => {
  const id = 'a'.repeat(32);
  await shelve(id);
  meanwhile = async () => {
    meanwhile = async () => {};
    expect((await deleteMedia(services, content, id)).ok).toBe(true);
  };
  await run();
  expect(await isStored(id, '480.avif')).toBe(false);
  expect(await isStored(id, 'full.jpg')).toBe(false);
});

it('one that stays has its sizes, also when its focal point was moved meanwhile', async () => {
  const id = 'b'.repeat(32);
  await shelve(id);
  let rounds = 0;
  meanwhile = async () => {
    rounds += 1;
    if (rounds === 1)
      await test.db.updateTable('media_files').set({ focal_x: 10 }).where('id', '=', id).execute();
  };
  await run();
  expect(rounds).toBe(2);
  expect(await isStored(id, '480.avif')).toBe(true);
  const { sizes } = await test.db
    .selectFrom('media_files')
    .select('sizes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(sizes).toBe('ready');
});
