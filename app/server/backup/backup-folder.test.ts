import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { makeDiskStore } from '../media/disk.ts';
import { backUp } from './backup.ts';
import { readBackupFolder } from './backup-folder.ts';
import { readBackupKey, writeBackupKey } from './encrypted-backup.ts';
import { checkFiles } from './put-files-back.ts';
import { backupTime, openBackupPlace, sha256 } from './test-whole-backup.ts';

const { from, inWork, file, inCopies, openFolder, storedNames, addPicture, restoreAll } = openBackupPlace();

it('an encrypted folder of files is opened by the key alone; another recipient gets copies of his own', async () => {
  const store = makeDiskStore(inWork('media'));
  const id = await addPicture(store);
  const [keyFile, otherFile] = [inWork('a.key'), inWork('b.key')];
  const [recipient, other] = [await writeBackupKey(keyFile), await writeBackupKey(otherFile)];
  for (const each of [recipient, other])
    await backUp(from().connectionString, file(), backupTime, {
      ...{ recipient, media: store, folder: await openFolder(each) },
    });
  expect((await storedNames()).filter((name) => name.endsWith('.age'))).toHaveLength(4);
  const sum = sha256(`${id}/full.jpg`);
  const place = inCopies(recipient, sum.slice(0, 2), `${sum}.age`);
  expect((await readFile(place)).includes(id)).toBe(false);
  await store.remove(id);
  const key = await readBackupKey(keyFile);
  expect(await (await readBackupFolder(inCopies(), null))(sum)).toBeNull();
  expect(await restoreAll(store, key)).toMatchObject({ put: 2 });
  expect(await store.read(`${id}/full.jpg`)).toEqual(Buffer.from(`${id}/full.jpg`));
  await writeFile(place, (await readFile(place)).subarray(0, -1));
  const sources = { backedUp: await readBackupFolder(inCopies(), key), media: null };
  const listed = { name: `${id}/full.jpg`, bytes: 41, sha256: sum };
  expect(await checkFiles(sources, [listed])).toEqual([{ name: listed.name, fault: 'differs' }]);
});
