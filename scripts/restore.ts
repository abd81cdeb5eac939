import path from 'node:path';
import { parseArgs } from 'node:util';
import { connectServices } from '#server/connect-services.ts';
import { readContents } from '../app/server/backup/backup-contents.ts';
import { type ReadBackedUp, readBackupFolder } from '../app/server/backup/backup-folder.ts';
import { readBackupKey } from '../app/server/backup/encrypted-backup.ts';
import type { ListedFile } from '../app/server/backup/list-files.ts';
import { putFilesBack } from '../app/server/backup/put-files-back.ts';
import { restore } from '../app/server/backup/restore.ts';
import { loadConfig } from '../app/server/config.ts';
import { openDatabase } from '../app/server/db/database.ts';
import type { MediaStore } from '../app/server/media/media-store.ts';
import { noteLaterFiles } from '../app/server/media/note-later-files.ts';
import { takeFromBin } from '../app/server/media/take-from-bin.ts';
import { PlainError, runCommand } from '../app/server/plain-error.ts';
import { openMediaStore } from '../app/server/wiring.ts';

// npm run restore -- <file> [--key <file of the private key>] [--files <folder>]: into an empty
// database, the site stopped; rows and uploaded files of one moment, or nothing. `--only rows` leaves
// the files for later, `--only files` is that later step.

const usage = `Usage: npm run restore -- backups/2026-11-20.gz --files backups/files
  --key backup.key   for an encrypted one
  --only rows        where the uploaded files cannot be had yet; --only files makes up for it`;

await runCommand(async () => {
  const { file, key, filesFolder, only } = await readArguments();
  const kept = filesFolder === undefined ? null : await readBackupFolder(path.resolve(filesFolder), key);
  const media = await openMediaStore(loadConfig(), { clock: () => new Date(), log: console });
  const data = await connectServices();
  try {
    const putFiles = (files: ListedFile[]) => putBack(media, kept, files);
    if (only === 'files') {
      await putFiles((await readContents(file, key, async () => {})).files);
    } else {
      const options = only === 'rows' ? {} : { putFiles };
      const { rows, files } = await restore(data.connectionString, file, { privateKey: key, ...options });
      console.log(`${rows} rows are back. Receipts go on in a new series; see docs/operations.md.`);
      if (only === 'rows')
        console.log(`NOT PUT BACK: ${files.length} uploaded files. Once they can be had: --only files`);
    }
    await tidyStore(data.connectionString, media, only !== 'rows');
  } finally {
    await data.close();
  }
});

async function putBack(media: MediaStore, kept: ReadBackedUp | null, files: ListedFile[]): Promise<void> {
  const { put, same } = await putFilesBack(media, kept, files);
  console.log(`${put} uploaded files were put back, ${same} were there already, each with its checksum.`);
}

/** What the library names leaves the bin; what came later than the backup goes there. */
async function tidyStore(connectionString: string, media: MediaStore, isWhole: boolean): Promise<void> {
  const { db } = openDatabase(connectionString, { connections: 2, onLost: () => {} });
  const clock = () => new Date();
  try {
    const back = await takeFromBin({ db, media, clock });
    if (back > 0) console.log(`${back} files of the library that were deleted since then left the bin.`);
    const later = isWhole ? await noteLaterFiles({ db, media, clock }) : 0;
    if (later > 0) console.log(`${later} files of the library came after the backup: they go into the bin.`);
  } catch (cause) {
    throw new PlainError(
      'The store of the uploaded files could not be tidied. Once it answers: the same command with --only files',
      { cause },
    );
  } finally {
    await db.destroy();
  }
}

async function readArguments() {
  const { values, positionals } = parse();
  const [file] = positionals;
  const { only } = values;
  if (!file || (only !== undefined && only !== 'rows' && only !== 'files')) throw new PlainError(usage);
  const key = values.key === undefined ? null : await readBackupKey(path.resolve(values.key));
  return { file: path.resolve(file), key, filesFolder: values.files, only };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { key: { type: 'string' }, files: { type: 'string' }, only: { type: 'string' } },
    });
  } catch (cause) {
    throw new PlainError(usage, { cause });
  }
}
