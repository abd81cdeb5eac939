import path from 'node:path';
import { parseArgs } from 'node:util';
import { connectServices } from '#server/connect-services.ts';
import { loadConfig } from '../app/server/config.ts';
import { openDatabase } from '../app/server/db/database.ts';
import { readBackupKey } from '../app/server/db/encrypted-backup.ts';
import { restore } from '../app/server/db/restore.ts';
import { takeFromBin } from '../app/server/media/take-from-bin.ts';
import { PlainError, runCommand } from '../app/server/plain-error.ts';
import { openMediaStore } from '../app/server/wiring.ts';

// npm run restore -- <file> [--key <file of the private key>]: into an empty database, the site
// stopped. With --files instead of a file only the last step: what lies in the bin of the uploaded
// files and is in the library again.

const usage = 'Usage: npm run restore -- backups/2026-11-20.gz, and --key backup.key for an encrypted one';

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const [file] = positionals;
  if (!file && !values.files) throw new PlainError(usage);
  const key = values.key === undefined ? null : await readBackupKey(path.resolve(values.key));
  const data = await connectServices();
  try {
    if (file) {
      const count = await restore(data.connectionString, path.resolve(file), key);
      console.log(`${count} rows are back. Receipts go on in a new series; see docs/operations.md.`);
      console.log('NOT IN IT: uploaded pictures, films and photos (docs/operations.md, Restore).');
    }
    await restoreFiles(data.connectionString);
  } finally {
    await data.close();
  }
});

/** The files that the library names and that went into the bin since. */
async function restoreFiles(connectionString: string): Promise<void> {
  const { db } = openDatabase(connectionString, { connections: 2, onLost: () => {} });
  const clock = () => new Date();
  try {
    const media = await openMediaStore(loadConfig(), { clock, log: console });
    const back = await takeFromBin({ db, media, clock });
    if (back > 0) console.log(`${back} files of the library that were deleted since then are back too.`);
  } catch (cause) {
    throw new PlainError(
      'The bin of the uploaded files could not be read. Once it can: npm run restore -- --files',
      { cause },
    );
  } finally {
    await db.destroy();
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { key: { type: 'string' }, files: { type: 'boolean' } },
    });
  } catch (cause) {
    throw new PlainError(usage, { cause });
  }
}
