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
// stopped.

const usage = 'Usage: npm run restore -- backups/2026-11-20.gz, and --key backup.key for an encrypted one';

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const [file] = positionals;
  if (!file) throw new PlainError(usage);
  const key = values.key === undefined ? null : await readBackupKey(path.resolve(values.key));
  const data = await connectServices();
  const { count, back } = await restoreAll(data.connectionString, path.resolve(file), key).finally(() =>
    data.close(),
  );
  console.log(`${count} rows are back. Receipts go on in a new series; see docs/operations.md.`);
  if (back > 0) console.log(`${back} files of the library that were deleted since then are back too.`);
  console.log(
    'NOT IN IT: uploaded pictures, films and photos. Copy the saved media folder into the DATA_FOLDER too, where they are files.',
  );
});

/** The rows, then the files that these rows name and that went into the bin since. */
async function restoreAll(connectionString: string, file: string, key: string | null) {
  const count = await restore(connectionString, file, key);
  const { db } = openDatabase(connectionString, { connections: 2, onLost: () => {} });
  const clock = () => new Date();
  try {
    const media = await openMediaStore(loadConfig(), { clock, log: console });
    return { count, back: await takeFromBin({ db, media, clock }) };
  } finally {
    await db.destroy();
  }
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
  } catch (cause) {
    throw new PlainError(usage, { cause });
  }
}
