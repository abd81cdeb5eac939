import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { noteLaterFiles } from '../media/note-later-files.ts';
import { takeFromBin } from '../media/take-from-bin.ts';
import { shelvePicture } from '../media/test-pictures.ts';
import { newId } from '../media/test-store-contract.ts';
import { backUp } from './backup.ts';
import { openBackupFolder, readBackupFolder } from './backup-folder.ts';
import type { ListedFile } from './list-files.ts';
import { putFilesBack } from './put-files-back.ts';
import { restore } from './restore.ts';

/** The moment at which every backup of the tests is made. */
export const backupTime = new Date('2026-11-20T04:40:00Z');

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * For a test file: a database to back up and an empty one to restore into, both made anew for each
 * test, and a place for the backup and for the copies of uploaded files.
 */
export function openBackupPlace() {
  let from: TestDatabase;
  let into: TestDatabase;
  let work: string;
  const file = () => path.join(work, 'backup.gz');
  const inCopies = (...parts: string[]) => path.join(work, 'kept', ...parts);
  beforeEach(async () => {
    [from, into] = [await makeTestDatabase(3), await makeTestDatabase(3)];
    work = await mkdtemp(path.join(tmpdir(), 'mandir-whole-'));
  });
  afterEach(async () => {
    await Promise.all([from.close(), into.close()]);
    await rm(work, { recursive: true, force: true });
  });

  const openFolder = (recipient: string | null = null, now = backupTime) =>
    openBackupFolder(inCopies(), { recipient, now });

  return {
    ...{ file, inCopies, openFolder, from: () => from, into: () => into },
    inWork: (name: string) => path.join(work, name),

    /** The names of the copies, in their order. */
    storedNames: async () =>
      (await readdir(inCopies(), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort(),

    /** A picture of the library with two files that say which it is. */
    async addPicture(store: MediaStore): Promise<string> {
      const id = newId();
      for (const name of [`${id}/full.jpg`, `${id}/480.avif`]) await store.put(name, Buffer.from(name));
      await shelvePicture(from.db, { id });
      return id;
    },

    /** Makes a backup; the uploaded files that it lists. */
    async listOf(store: MediaStore, folder = false): Promise<ListedFile[]> {
      await backUp(from.connectionString, file(), backupTime, {
        media: store,
        folder: folder ? await openFolder() : null,
      });
      const lines = gunzipSync(await readFile(file()))
        .toString()
        .split('\n')
        .slice(0, -1);
      return lines.map((line) => JSON.parse(line)).flatMap(({ file: listed }) => listed ?? []);
    },

    /** The way of `npm run restore -- … --files`. */
    async restoreAll(store: MediaStore, key: string | null = null) {
      const read = await readBackupFolder(inCopies(), key);
      let files = { put: 0, same: 0 };
      await restore(into.connectionString, file(), {
        privateKey: key,
        putFiles: async (listed) => {
          files = await putFilesBack(store, read, listed);
        },
      });
      const parts = { db: into.db, media: store, clock: () => backupTime };
      return { ...files, back: await takeFromBin(parts), later: await noteLaterFiles(parts) };
    },
  };
}
