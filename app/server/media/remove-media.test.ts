import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeSharedCache } from '../shared-cache/shared-cache.ts';
import { makeTestServices } from '../test-services.ts';
import { deleteMedia } from './delete-media.ts';
import { MediaStoreError } from './media-store.ts';
import { binFile, noteRemoval, removeMedia } from './remove-media.ts';
import { takeFromBin } from './take-from-bin.ts';
import { shelvePicture } from './test-pictures.ts';
import { newId } from './test-store-contract.ts';

// What happens to the bytes of a file that was deleted from the library.

let test: TestDatabase;
let services: Services;
let today = new Date('2026-11-20T04:40:00Z');
let isDown = false;
const content = staffOf('per_content', 'content');

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const usual = makeTestServices(test.db, { clock: () => today });
  const move: Services['media']['move'] = async (...folders) => {
    if (isDown) throw new MediaStoreError('the store does not answer');
    await usual.media.move(...folders);
  };
  services = { ...usual, media: { ...usual.media, move } };
});
afterAll(() => test.close());

const run = () => removeMedia.run(services, new AbortController().signal);
const days = (count: number) => {
  today = new Date(today.getTime() + count * 86_400_000);
};

async function deleted(): Promise<string> {
  const id = newId();
  await services.media.put(`${id}/full.jpg`, Buffer.from(id));
  await services.media.put(`${id}/480.avif`, Buffer.from('small'));
  await shelvePicture(test.db, { id });
  expect(await deleteMedia(services, content, id)).toMatchObject({ ok: true });
  return id;
}
const where = async (id: string) => ({
  library: (await services.media.read(`${id}/full.jpg`)) !== null,
  bin: (await services.media.read(`bin/${id}/full.jpg`)) !== null,
});

it('a deleted file leaves its address at once, waits in the bin for thirty days, and is erased', async () => {
  const id = await deleted();
  expect(await where(id)).toEqual({ library: false, bin: true });
  days(29);
  await run();
  expect(await where(id)).toEqual({ library: false, bin: true });
  days(2);
  await run();
  expect(await where(id)).toEqual({ library: false, bin: false });
  expect(await test.db.selectFrom('media_removals').select('id').execute()).toEqual([]);
});

it('a deletion while the store does not answer holds, and the job makes up for it', async () => {
  isDown = true;
  const id = await deleted();
  expect(await where(id)).toEqual({ library: true, bin: false });
  await expect(run()).rejects.toThrow(MediaStoreError);
  isDown = false;
  await run();
  expect(await where(id)).toEqual({ library: false, bin: true });
});

it('after an older backup, what its library names comes back and the rest is erased in its time', async () => {
  const [named, other] = [await deleted(), await deleted()];
  await test.db.deleteFrom('media_removals').execute();
  await shelvePicture(test.db, { id: named });
  expect(await takeFromBin(services)).toBe(1);
  expect(await where(named)).toEqual({ library: true, bin: false });
  expect(await services.media.read(`${named}/480.avif`)).not.toBeNull();
  days(31);
  await run();
  expect([await where(other), await where(named)]).toMatchObject([{ bin: false }, { library: true }]);
});

it('a file that came again before its removal was noted stays', async () => {
  const id = newId();
  await services.media.put(`${id}/full.jpg`, Buffer.from(id));
  await shelvePicture(test.db, { id });
  await noteRemoval(test.db, id, today);
  await binFile(services, id);
  expect(await where(id)).toEqual({ library: true, bin: false });
  expect(
    await test.db.selectFrom('media_removals').select('id').where('id', '=', id).executeTakeFirst(),
  ).toBeUndefined();
});

it('a file that left its address is forgotten by the cache in front too', async () => {
  const sharedCache = makeSharedCache({ mostTags: 1, purge: async () => ({ ok: true }) });
  const id = newId();
  await services.media.put(`${id}/full.jpg`, Buffer.from(id));
  await noteRemoval(test.db, id, today);
  await binFile({ ...services, sharedCache }, id);
  const tags = await test.db.selectFrom('cache_purges').select('tag').execute();
  expect(tags).toEqual([{ tag: `mandir-upload-${id}` }]);
});
