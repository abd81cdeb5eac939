import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connectServices } from '#server/connect-services.ts';
import { backUp, noteBackup } from '../app/server/backup/backup.ts';
import { openBackupFolder } from '../app/server/backup/backup-folder.ts';
import { loadConfig } from '../app/server/config.ts';
import { PlainError, runCommand } from '../app/server/plain-error.ts';
import { openMediaStore } from '../app/server/wiring.ts';

// npm run backup -- <file> [--files <folder>]: everything the database holds and the list of
// uploaded files, while the site goes on; with a folder those files too, each that it does not have.

const usage = 'Usage: npm run backup -- backups/2026-11-20.gz --files backups/files';

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const [file] = positionals;
  if (!file) throw new PlainError(usage);
  const data = await connectServices({ alongside: true });
  await writeTo(file, values.files, data.connectionString).finally(() => data.close());
});

async function writeTo(
  file: string,
  filesFolder: string | undefined,
  connectionString: string,
): Promise<void> {
  const now = new Date();
  const target = path.resolve(file);
  const config = loadConfig();
  const { backupRecipient: recipient } = config;
  // Personal data: a new folder for it is its owner's alone, as the file is.
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const media = await openMediaStore(config, { clock: () => new Date(), log: console });
  const folder = filesFolder ? await openBackupFolder(path.resolve(filesFolder), { recipient, now }) : null;
  const { rows, files, missing } = await backUp(connectionString, target, now, { recipient, media, folder });
  const id = `bak_${randomBytes(16).toString('base64url')}`;
  await noteBackup(connectionString, { id, now, rows, files: folder ? files : null });
  const forWhom = recipient ? `, encrypted for ${recipient}` : '';
  console.log(`${rows} rows and the list of ${files} uploaded files are in ${file}${forWhom}.`);
  if (missing.length > 0)
    console.log(
      `NOT THERE: ${missing.length} files that the library names have no bytes: ${missing.join(', ')}`,
    );
  console.log(
    folder
      ? `Each of those files is in ${filesFolder}${forWhom}.`
      : 'NOT IN IT: the uploaded files themselves. --files FOLDER keeps them too (docs/operations.md, Backup).',
  );
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { files: { type: 'string' } } });
  } catch (cause) {
    throw new PlainError(usage, { cause });
  }
}
