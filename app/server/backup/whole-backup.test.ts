import { stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDiskStore } from '../media/disk.ts';
import type { MediaStore } from '../media/media-store.ts';
import { makeS3Store } from '../media/s3.ts';
import { shelvePicture } from '../media/test-pictures.ts';
import { openTestS3 } from '../media/test-s3.ts';
import { filesOf, newId } from '../media/test-store-contract.ts';
import { backUp } from './backup.ts';
import { backupTime, openBackupPlace, sha256 } from './test-whole-backup.ts';

// One backup brings rows and uploaded files to one moment, out of a folder and out of an object
// store.

const { from, into, inWork, file, inCopies, openFolder, storedNames, addPicture, listOf, restoreAll } =
  openBackupPlace();
let double: Awaited<ReturnType<typeof openTestS3>>;
beforeAll(async () => {
  double = await openTestS3();
});
afterAll(() => double.close());
beforeEach(() => double.objects.clear());

const namesIn = async (store: MediaStore) => (await filesOf(store)).map(({ name }) => name).sort();

async function addPhoto(store: MediaStore): Promise<string> {
  const id = newId();
  await store.put(`photos/${id}/full.jpg`, Buffer.from(`face ${id}`));
  await from()
    .db.insertInto('profile_photos')
    .values({ id, person_id: null, state: 'whole', area: 'photos', created_at: backupTime })
    .execute();
  return `photos/${id}/full.jpg`;
}

describe.each([
  ['a folder', () => makeDiskStore(inWork('media'))],
  ['an object store', () => makeS3Store(double.config, { clock: () => new Date(), wait: async () => {} })],
])('a whole backup out of %s', (_, openStore) => {
  it('lists what its rows name, with size and checksum, and nothing else', async () => {
    const store = openStore();
    const [picture, deleted, photo] = [
      await addPicture(store),
      await addPicture(store),
      await addPhoto(store),
    ];
    const { id: lost } = await shelvePicture(from().db, { id: newId() });
    // Deleted after the moment of the rows: it waits in the bin.
    await store.move(deleted, `bin/${deleted}`);
    for (const name of [`${newId()}/full.jpg`, `bin/${newId()}/full.jpg`, `pieces/upl_1/0`])
      await store.put(name, Buffer.from('of no row'));
    const listed = await listOf(store);
    const texts = [picture, deleted].flatMap((id) => [`${id}/full.jpg`, `${id}/480.avif`]);
    expect(listed.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
      [
        ...texts.map((name) => ({ name, bytes: name.length, sha256: sha256(name) })),
        { name: photo, bytes: 37, sha256: sha256(`face ${photo.split('/')[1]}`) },
      ].toSorted((a, b) => a.name.localeCompare(b.name)),
    );
    const { missing } = await backUp(from().connectionString, file(), backupTime, { media: store });
    expect(missing).toEqual([lost]);
  });

  it('keeps each file once, goes on where it broke off, and keeps what changed beside it', async () => {
    const store = openStore();
    const ids = [await addPicture(store), await addPicture(store)];
    await store.put(`${ids[1]}/480.avif`, Buffer.from(`${ids[0]}/480.avif`));
    let reads = 0;
    const counting = (most: number): MediaStore => ({
      ...store,
      read: async (name) => {
        reads += 1;
        if (reads > most) throw new Error('the line broke');
        return store.read(name);
      },
    });
    await expect(listOf(counting(2), true)).rejects.toThrow('the line broke');
    expect(await storedNames()).toHaveLength(2);
    reads = 0;
    await listOf(counting(9), true);
    expect([reads, (await storedNames()).length]).toEqual([1, 3]);
    await store.put(`${ids[0]}/480.avif`, Buffer.from('made anew'));
    await listOf(store, true);
    expect(await storedNames()).toContain(sha256('made anew'));
    expect(await storedNames()).toHaveLength(4);
    // A store that was never told the checksums: read again, not written again.
    const keep = () => Promise.reject(new Error('kept twice'));
    const folder = { ...(await openFolder()), keep };
    const media = { ...store, checksum: async () => null };
    expect(await backUp(from().connectionString, file(), backupTime, { media, folder })).toMatchObject({
      files: 4,
    });
  });

  it('marks what it lists with its day, so that the rest can be deleted by age', async () => {
    const store = openStore();
    const [listed, erased] = [await addPicture(store), await addPicture(store)];
    await listOf(store, true);
    await from().db.deleteFrom('media_files').where('id', '=', erased).execute();
    const later = new Date('2098-01-01T00:00:00Z');
    const folder = await openFolder(null, later);
    await backUp(from().connectionString, file(), backupTime, { media: store, folder });
    const dayOf = async (id: string) => {
      const sum = sha256(`${id}/full.jpg`);
      return (await stat(inCopies('plain', sum.slice(0, 2), sum))).mtime;
    };
    expect(await dayOf(listed)).toEqual(later);
    expect((await dayOf(erased)).getTime()).toBeLessThan(later.getTime());
  });

  it('brings rows and files of its moment back, whatever happened to them since', async () => {
    const store = openStore();
    const [same, changed, deleted, erased] = [
      await addPicture(store),
      await addPicture(store),
      await addPicture(store),
      await addPicture(store),
    ];
    const photo = await addPhoto(store);
    const listed = await listOf(store, true);
    await store.put(`${changed}/480.avif`, Buffer.from('made anew'));
    await store.move(deleted, `bin/${deleted}`);
    await store.remove(erased);
    await store.remove(path.dirname(photo));
    const later = newId();
    await store.put(`${later}/full.jpg`, Buffer.from('later'));
    expect(await restoreAll(store)).toEqual({ put: 6, same: 3, back: 1, later: 1 });
    for (const { name, sha256: sum } of listed)
      expect([name, await store.checksum(name)]).toEqual([name, sum]);
    expect(await store.read(`${same}/full.jpg`)).toEqual(Buffer.from(`${same}/full.jpg`));
    const removals = await into().db.selectFrom('media_removals').select(['id', 'binned']).execute();
    expect(removals).toEqual([{ id: later, binned: false }]);
    expect(await into().db.selectFrom('media_files').select('id').execute()).toHaveLength(4);
  });

  it('takes a deleted file out of the bin where no folder was kept', async () => {
    const store = openStore();
    const id = await addPicture(store);
    await listOf(store);
    await store.move(id, `bin/${id}`);
    await restoreAll(store);
    expect(await namesIn(store)).toEqual([`${id}/480.avif`, `${id}/full.jpg`]);
  });

  it('refuses where a file is missing or differs, names it, and puts nothing back', async () => {
    const store = openStore();
    const [missing, other, fine] = [
      await addPicture(store),
      await addPicture(store),
      await addPicture(store),
    ];
    await listOf(store);
    await store.remove(missing);
    await store.put(`${other}/full.jpg`, Buffer.from('another'));
    await store.move(fine, `bin/${fine}`);
    const before = await namesIn(store);
    const refusal = await restoreAll(store).catch(String);
    for (const line of [
      '3 of 6 uploaded files',
      `missing: ${missing}/full.jpg`,
      `differs: ${other}/full.jpg`,
      '--files FOLDER',
    ])
      expect(refusal).toContain(line);
    expect(await namesIn(store)).toEqual(before);
    expect(await into().db.selectFrom('media_files').select('id').execute()).toEqual([]);
  });
});
