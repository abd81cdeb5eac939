import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connectServices } from '#server/connect-services.ts';
import { readBackupFolder } from '../app/server/backup/backup-folder.ts';
import { readBackupKey } from '../app/server/backup/encrypted-backup.ts';
import type { FileSources } from '../app/server/backup/put-files-back.ts';
import { type Drill, drillRestore, noteDrill } from '../app/server/backup/restore-drill.ts';
import { loadConfig } from '../app/server/config.ts';
import { makeThrowaway } from '../app/server/db/throwaway-database.ts';
import { PlainError, runCommand } from '../app/server/plain-error.ts';
import { openMediaStore } from '../app/server/wiring.ts';

// npm run restore-drill -- <file> [--key <file of the private key>] [--files <folder>] [--note]:
// restores a backup into a database that is thrown away and compares it with what the backup says.
// The site's own data is not touched; with --note its System page shows when a drill was equal.

const usage = `Usage: npm run restore-drill -- backups/2026-11-20.gz --files backups/files
  --key backup.key   for an encrypted one
  --note             the site's System page shows when it was equal`;

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const [file] = positionals;
  if (!file) throw new PlainError(usage);
  const privateKey = values.key === undefined ? null : await readBackupKey(path.resolve(values.key));
  const sources = await sourcesOf(values.files, privateKey);
  const { connectionString, drop } = await makeThrowaway(loadConfig().databaseUrl);
  const parts = { connectionString, file: path.resolve(file), privateKey, sources, say: console.log };
  const drill = await drillRestore(parts).finally(drop);
  if (drill.differences.length > 0)
    throw new PlainError(['NOT EQUAL:', ...drill.differences.map((line) => `  ${line}`)].join('\n'));
  if (values.note) await note(drill);
  console.log('equal');
});

/** The folder alone must do; without one the site's own store is read. */
async function sourcesOf(filesFolder: string | undefined, privateKey: string | null): Promise<FileSources> {
  if (filesFolder !== undefined) {
    console.log(`Uploaded files are looked for in ${filesFolder}.`);
    return { backedUp: await readBackupFolder(path.resolve(filesFolder), privateKey), media: null };
  }
  console.log("Uploaded files are looked for in the site's own store.");
  const media = await openMediaStore(loadConfig(), { clock: () => new Date(), log: console });
  return { backedUp: null, media };
}

async function note(drill: Drill): Promise<void> {
  const data = await connectServices({ alongside: true });
  const id = `drl_${randomBytes(16).toString('base64url')}`;
  await noteDrill(data.connectionString, drill, { id, now: new Date() }).finally(() => data.close());
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { key: { type: 'string' }, files: { type: 'string' }, note: { type: 'boolean' } },
    });
  } catch (cause) {
    throw new PlainError(usage, { cause });
  }
}
