import { readFile, rm, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeDiskStore } from '../media/disk.ts';
import { beginAndPay, makeFixture } from '../purchases/test-donations.ts';
import { readBackupFolder } from './backup-folder.ts';
import { drillRestore, noteDrill } from './restore-drill.ts';
import { backupTime, openBackupPlace, sha256 } from './test-whole-backup.ts';

const { from, into, inWork, file, inCopies, addPicture, listOf } = openBackupPlace();

describe('a restore drill', () => {
  const lines: string[] = [];
  async function drill() {
    lines.length = 0;
    const sources = { backedUp: await readBackupFolder(inCopies(), null), media: null };
    return drillRestore({
      ...{ connectionString: into().connectionString, file: file(), privateKey: null, sources },
      say: (line) => lines.push(line),
    });
  }
  let picture: string;
  beforeEach(async () => {
    const store = makeDiskStore(inWork('media'));
    picture = await addPicture(store);
    await beginAndPay(await makeFixture(from().db), { email: 'seen@example.com' });
    await listOf(store, true);
  });
  const rewrite = async (change: (text: string) => string) =>
    writeFile(file(), gzipSync(change(gunzipSync(await readFile(file())).toString())));

  it('is equal, says what it compared, and is noted', async () => {
    const done = await drill();
    expect(done).toMatchObject({ madeAt: backupTime, files: 2, differences: [] });
    expect(lines.join('\n')).toMatch(/ donations {2}1 rows {2}[0-9a-f]{16}/);
    expect(lines.join('\n')).toContain('2 uploaded files compared');
    expect(lines.at(-1)).toBe('db/audit.sql: 0 findings.');
    const { prefix } = await into()
      .db.selectFrom('legal_entities')
      .select('receipt_prefix as prefix')
      .executeTakeFirstOrThrow();
    expect(prefix).toBe('D');
    await noteDrill(from().connectionString, done, { id: 'drl_1', now: backupTime });
    const noted = from().db.selectFrom('restore_drills').select(['backup_made_at', 'file_count']);
    expect(await noted.execute()).toEqual([{ backup_made_at: backupTime, file_count: 2 }]);
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
      return inCopies('plain', sum.slice(0, 2), sum);
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
