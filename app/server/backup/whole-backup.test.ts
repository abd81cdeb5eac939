import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makeDiskStore } from '../media/disk.ts';
import type { MediaStore } from '../media/media-store.ts';
import { noteLaterFiles } from '../media/note-later-files.ts';
import { makeS3Store } from '../media/s3.ts';
import { takeFromBin } from '../media/take-from-bin.ts';
import { shelvePicture } from '../media/test-pictures.ts';
import { openTestS3 } from '../media/test-s3.ts';
import { filesOf, newId } from '../media/test-store-contract.ts';
import { beginAndPay, makeFixture } from '../purchases/test-donations.ts';
import { backUp } from './backup.ts';
import { openBackupFolder, readBackupFolder } from './backup-folder.ts';
import { readBackupKey, writeBackupKey } from './encrypted-backup.ts';
import type { ListedFile } from './list-files.ts';
import { checkFiles, putFilesBack } from './put-files-back.ts';
import { restore } from './restore.ts';
import { drillRestore, noteDrill } from './restore-drill.ts';

// One backup brings rows and uploaded files to one moment, out of a folder and out of an object
// store.

const now = new Date('2026-11-20T04:40:00Z');
const clock = () => now;
let double: Awaited<ReturnType<typeof openTestS3>>;
let from: TestDatabase;
let into: TestDatabase;
let work: string;
let file: string;

beforeAll(async () => {
  double = await openTestS3();
});
afterAll(() => double.close());
beforeEach(async () => {
  double.objects.clear();
  [from, into] = [await makeTestDatabase(3), await makeTestDatabase(3)];
  work = await mkdtemp(path.join(tmpdir(), 'mandir-whole-'));
  file = path.join(work, 'backup.gz');
});
afterEach(async () => {
  await Promise.all([from.close(), into.close()]);
  await rm(work, { recursive: true, force: true });
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const kept = () => path.join(work, 'kept');
const storedNames = async () =>
  (await readdir(kept(), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const openFolder = (recipient: string | null = null) => openBackupFolder(kept(), { recipient, now });
const namesIn = async (store: MediaStore) => (await filesOf(store)).map(({ name }) => name).sort();

/** A picture of the library with two files that say which it is. */
async function addPicture(store: MediaStore, { db }: TestDatabase = from): Promise<string> {
  const id = newId();
  for (const name of [`${id}/full.jpg`, `${id}/480.avif`]) await store.put(name, Buffer.from(name));
  await shelvePicture(db, { id });
  return id;
}

async function addPhoto(store: MediaStore): Promise<string> {
  const id = newId();
  await store.put(`photos/${id}/full.jpg`, Buffer.from(`face ${id}`));
  await from.db
    .insertInto('profile_photos')
    .values({ id, person_id: null, state: 'whole', area: 'photos', created_at: now })
    .execute();
  return `photos/${id}/full.jpg`;
}

async function listOf(store: MediaStore, folder = false): Promise<ListedFile[]> {
  await backUp(from.connectionString, file, now, {
    media: store,
    folder: folder ? await openFolder() : null,
  });
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
    .slice(0, -1);
  return lines.map((line) => JSON.parse(line)).flatMap(({ file: listed }) => listed ?? []);
}

/** The way of `npm run restore -- … --files`. */
async function restoreAll(store: MediaStore, key: string | null = null) {
  const read = await readBackupFolder(kept(), key);
  let files = { put: 0, same: 0 };
  await restore(into.connectionString, file, {
    privateKey: key,
    putFiles: async (listed) => {
      files = await putFilesBack(store, read, listed);
    },
  });
  const parts = { db: into.db, media: store, clock };
  return { ...files, back: await takeFromBin(parts), later: await noteLaterFiles(parts) };
}

describe.each([
  ['a folder', () => makeDiskStore(path.join(work, 'media'))],
  ['an object store', () => makeS3Store(double.config, { clock: () => new Date(), wait: async () => {} })],
])('a whole backup out of %s', (_, openStore) => {
  it('lists what its rows name, with size and checksum, and nothing else', async () => {
    const store = openStore();
    const [picture, deleted, photo] = [
      await addPicture(store),
      await addPicture(store),
      await addPhoto(store),
    ];
    const { id: lost } = await shelvePicture(from.db, { id: newId() });
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
    const { missing } = await backUp(from.connectionString, file, now, { media: store });
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
    expect(await backUp(from.connectionString, file, now, { media, folder })).toMatchObject({ files: 4 });
  });

  it('marks what it lists with its day, so that the rest can be deleted by age', async () => {
    const store = openStore();
    const [listed, erased] = [await addPicture(store), await addPicture(store)];
    await listOf(store, true);
    await from.db.deleteFrom('media_files').where('id', '=', erased).execute();
    const later = new Date('2098-01-01T00:00:00Z');
    const folder = await openBackupFolder(kept(), { recipient: null, now: later });
    await backUp(from.connectionString, file, now, { media: store, folder });
    const dayOf = async (id: string) => {
      const sum = sha256(`${id}/full.jpg`);
      return (await stat(path.join(kept(), 'plain', sum.slice(0, 2), sum))).mtime;
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
    const removals = await into.db.selectFrom('media_removals').select(['id', 'binned']).execute();
    expect(removals).toEqual([{ id: later, binned: false }]);
    expect(await into.db.selectFrom('media_files').select('id').execute()).toHaveLength(4);
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
    expect(await into.db.selectFrom('media_files').select('id').execute()).toEqual([]);
  });
});

describe('an encrypted folder of files', () => {
  it('is opened by the key alone; another recipient gets copies of his own', async () => {
    const store = makeDiskStore(path.join(work, 'media'));
    const id = await addPicture(store);
    const [keyFile, otherFile] = [path.join(work, 'a.key'), path.join(work, 'b.key')];
    const [recipient, other] = [await writeBackupKey(keyFile), await writeBackupKey(otherFile)];
    for (const each of [recipient, other])
      await backUp(from.connectionString, file, now, {
        ...{ recipient, media: store, folder: await openFolder(each) },
      });
    expect((await storedNames()).filter((name) => name.endsWith('.age'))).toHaveLength(4);
    const sum = sha256(`${id}/full.jpg`);
    const place = path.join(kept(), recipient, sum.slice(0, 2), `${sum}.age`);
    expect((await readFile(place)).includes(id)).toBe(false);
    await store.remove(id);
    const key = await readBackupKey(keyFile);
    expect(await (await readBackupFolder(kept(), null))(sum)).toBeNull();
    expect(await restoreAll(store, key)).toMatchObject({ put: 2 });
    expect(await store.read(`${id}/full.jpg`)).toEqual(Buffer.from(`${id}/full.jpg`));
    await writeFile(place, (await readFile(place)).subarray(0, -1));
    const sources = { backedUp: await readBackupFolder(kept(), key), media: null };
    const listed = { name: `${id}/full.jpg`, bytes: 41, sha256: sum };
    expect(await checkFiles(sources, [listed])).toEqual([{ name: listed.name, fault: 'differs' }]);
  });
});

describe('a restore drill', () => {
  const lines: string[] = [];
  async function drill() {
    lines.length = 0;
    const sources = { backedUp: await readBackupFolder(kept(), null), media: null };
    return drillRestore({
      ...{ connectionString: into.connectionString, file, privateKey: null, sources },
      say: (line) => lines.push(line),
    });
  }
  let picture: string;
  beforeEach(async () => {
    const store = makeDiskStore(path.join(work, 'media'));
    picture = await addPicture(store);
    await beginAndPay(await makeFixture(from.db), { email: 'seen@example.com' });
    await listOf(store, true);
  });
  const rewrite = async (change: (text: string) => string) =>
    writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())));

  it('is equal, says what it compared, and is noted', async () => {
    const done = await drill();
    expect(done).toMatchObject({ madeAt: now, files: 2, differences: [] });
    expect(lines.join('\n')).toMatch(/ donations {2}1 rows {2}[0-9a-f]{16}/);
    expect(lines.join('\n')).toContain('2 uploaded files compared');
    expect(lines.at(-1)).toBe('db/audit.sql: 0 findings.');
    const { prefix } = await into.db
      .selectFrom('legal_entities')
      .select('receipt_prefix as prefix')
      .executeTakeFirstOrThrow();
    expect(prefix).toBe('D');
    await noteDrill(from.connectionString, done, { id: 'drl_1', now });
    const noted = from.db.selectFrom('restore_drills').select(['backup_made_at', 'file_count']);
    expect(await noted.execute()).toEqual([{ backup_made_at: now, file_count: 2 }]);
  });

  it('names a table whose rows are others or fewer, and what the audit finds', async () => {
    await rewrite((text) =>
      text.replace(/("total_paise":)\d+/, '$177').replace(/^\["media_files",.*\n/m, ''),
    );
    const { differences } = await drill();
    expect(differences).toContain('donations: the rows are not what the backup says');
    expect(differences).toContain('media_files: 1 rows in the backup, 0 restored');
    expect(differences.join('\n')).toContain('audit: total is not the sum of the lines');
  });

  it('names a file that is missing or differs in the folder', async () => {
    const placeOf = (name: string) => {
      const sum = sha256(`${picture}/${name}`);
      return path.join(kept(), 'plain', sum.slice(0, 2), sum);
    };
    await rm(placeOf('full.jpg'));
    await writeFile(placeOf('480.avif'), 'rotten');
    expect((await drill()).differences.sort()).toEqual([
      `differs: ${picture}/480.avif`,
      `missing: ${picture}/full.jpg`,
    ]);
  });

  it('refuses a backup from which lines of files are gone', async () => {
    await rewrite((text) => text.replace(/^\{"file".*\n/m, ''));
    await expect(drill()).rejects.toThrow('not whole');
  });
});
