import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type ConnectedServices, connectServices } from '#server/connect-services.ts';
import { loadConfig } from '../app/server/config.ts';
import { backUp, noteBackup } from '../app/server/db/backup.ts';
import { PlainError, runCommand } from '../app/server/plain-error.ts';

// npm run backup -- <file>: everything the database holds, while the site goes on.
const [file] = process.argv.slice(2);

await runCommand(async () => {
  if (!file) throw new PlainError('Usage: npm run backup -- backups/2026-11-20.gz');
  const data = await connectServices({ alongside: true });
  const count = await writeTo(path.resolve(file), data).finally(() => data.close());
  const { backupRecipient, mediaStore, dataFolder } = loadConfig();
  console.log(`${count} rows are in ${file}${backupRecipient ? `, encrypted for ${backupRecipient}` : ''}.`);
  const media = mediaStore ? `the bucket ${mediaStore.bucket}` : path.join(dataFolder, 'media');
  console.log(
    `NOT IN IT: uploaded pictures, films and photos. Copy ${media} beside it (docs/operations.md, Backup).`,
  );
});

async function writeTo(target: string, { connectionString }: ConnectedServices): Promise<number> {
  const now = new Date();
  // Personal data: a new folder for it is its owner's alone, as the file is.
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const count = await backUp(connectionString, target, now, loadConfig().backupRecipient);
  await noteBackup(connectionString, `bak_${randomBytes(16).toString('base64url')}`, now, count);
  return count;
}
