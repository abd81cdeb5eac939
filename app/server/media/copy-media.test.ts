import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { copyMedia } from './copy-media.ts';
import { makeDiskStore } from './disk.ts';
import type { MediaStore } from './media-store.ts';
import { makeS3Store } from './s3.ts';
import { openTestS3 } from './test-s3.ts';
import { filesOf, newId } from './test-store-contract.ts';

const root = path.join(tmpdir(), `mandir-copy-${newId()}`);
let double: Awaited<ReturnType<typeof openTestS3>>;
let store: MediaStore;
let disk: MediaStore;
const lines: string[] = [];

beforeAll(async () => {
  double = await openTestS3();
});
beforeEach(() => {
  double.objects.clear();
  lines.length = 0;
  store = makeS3Store(double.config, { clock: () => new Date(), wait: async () => {} });
  disk = makeDiskStore(path.join(root, newId()));
});
afterAll(async () => {
  await double.close();
  await rm(root, { recursive: true, force: true });
});

const copy = (from: MediaStore, to: MediaStore) => copyMedia(from, to, (line) => lines.push(line));
async function fill(target: MediaStore): Promise<string[]> {
  const id = newId();
  const names = [`${id}/full.jpg`, `${id}/480.avif`, `photos/${id}/full.jpg`, `bin/${newId()}/film.mp4`];
  for (const name of names) await target.put(name, Buffer.from(name.repeat(99)));
  return names.sort();
}
const namesIn = async (target: MediaStore) => (await filesOf(target)).map(({ name }) => name).sort();

it('copies everything to the store and back', async () => {
  const names = await fill(disk);
  expect(await copy(disk, store)).toMatchObject({ copied: 4, same: 0, wrong: [] });
  expect(await namesIn(store)).toEqual(names);
  const other = makeDiskStore(path.join(root, newId()));
  expect(await copy(store, other)).toMatchObject({ copied: 4, wrong: [] });
  expect(await namesIn(other)).toEqual(names);
  for (const name of names) expect(await other.read(name)).toEqual(await disk.read(name));
});

it('goes on after it broke off, and a file that is other there is copied again', async () => {
  const [first = '', second = ''] = await fill(disk);
  await copy(disk, store);
  await store.remove(first.split('/').slice(0, -1).join('/'));
  await store.put(second, Buffer.from('cut'));
  const again = await copy(disk, store);
  expect(again.same + again.copied).toBe(4);
  expect(await store.read(second)).toEqual(await disk.read(second));
  expect(await copy(disk, store)).toMatchObject({ copied: 0, same: 4 });
});

it('names what did not arrive as it is', async () => {
  const names = await fill(disk);
  const careless: MediaStore = { ...store, put: (name) => store.put(name, Buffer.from('other')) };
  expect((await copy(disk, careless)).wrong.sort()).toEqual(names);
  expect(lines).toHaveLength(4);
});

it('names what was deleted from the source since an earlier copy', async () => {
  const names = await fill(disk);
  await copy(disk, store);
  const folder = path.dirname(names.find((name) => name.startsWith('photos/')) ?? '');
  await disk.remove(folder);
  expect(await copy(disk, store)).toMatchObject({ copied: 0, same: 3, leftovers: [folder] });
  await store.remove(folder);
  expect((await copy(disk, store)).leftovers).toEqual([]);
});
