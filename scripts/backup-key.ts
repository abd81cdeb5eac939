import { writeBackupKey } from '../app/server/backup/encrypted-backup.ts';
import { PlainError, runCommand } from '../app/server/plain-error.ts';

// npm run backup-key -- <file>: a key pair for encrypted backups, made on a computer that is not
// the server.
const [file] = process.argv.slice(2);

await runCommand(async () => {
  if (!file) throw new PlainError('Usage: npm run backup-key -- backup.key');
  const recipient = await writeBackupKey(file);
  console.log(`BACKUP_RECIPIENT=${recipient}`);
  console.log(
    `That line goes into the server's .env. ${file} opens the backups: keep two copies of it, none on the server.`,
  );
});
