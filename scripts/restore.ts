import path from 'node:path';
import { parseArgs } from 'node:util';
import { connectServices } from '#server/connect-services.ts';
import { readBackupKey } from '../app/server/db/encrypted-backup.ts';
import { restore } from '../app/server/db/restore.ts';
import { PlainError, runCommand } from '../app/server/plain-error.ts';

// npm run restore -- <file> [--key <file of the private key>]: into an empty database, the site
// stopped.

const usage = 'Usage: npm run restore -- backups/2026-11-20.gz, and --key backup.key for an encrypted one';

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const [file] = positionals;
  if (!file) throw new PlainError(usage);
  const key = values.key === undefined ? null : await readBackupKey(path.resolve(values.key));
  const data = await connectServices();
  const count = await restore(data.connectionString, path.resolve(file), key).finally(() => data.close());
  console.log(`${count} rows are back. Receipts go on in a new series; see docs/operations.md.`);
  console.log(
    'NOT IN IT: uploaded pictures, films and photos. Copy the saved media folder into the DATA_FOLDER too.',
  );
});

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
  } catch (cause) {
    throw new PlainError(usage, { cause });
  }
}
