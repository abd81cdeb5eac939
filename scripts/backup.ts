import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from '../app/server/config.ts';
import { backUp, noteBackup } from '../app/server/db/backup.ts';
import { openData } from '../app/server/open-data.ts';

// npm run backup -- <file>: everything the database holds, while the site goes on.
const [file] = process.argv.slice(2);
if (!file) {
  console.error('Say where to: npm run backup -- backups/2026-11-20.gz');
  process.exit(1);
}
const data = await openData({ alongside: true });
const now = new Date();
// Personal data: a new folder for it is its owner's alone, as the file is.
await mkdir(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
const count = await backUp(data.connectionString, path.resolve(file), now);
await noteBackup(data.connectionString, `bak_${randomBytes(16).toString('base64url')}`, now, count);
await data.close();
console.log(`${count} rows are in ${file}.`);
const media = path.join(loadConfig().dataFolder, 'media');
console.log(
  `NOT IN IT: uploaded pictures, films and photos. Copy ${media} beside it (docs/operations.md, Backup).`,
);
