import path from 'node:path';
import { backUp } from '../app/server/db/backup.ts';
import { openData } from '../app/server/open-data.ts';

// npm run backup -- <file>: everything the database holds, while the site goes on.
const [file] = process.argv.slice(2);
if (!file) {
  console.error('Say where to: npm run backup -- backups/2026-11-20.gz');
  process.exit(1);
}
const data = await openData({ alongside: true });
const count = await backUp(data.connectionString, path.resolve(file), new Date());
await data.close();
console.log(`${count} rows are in ${file}.`);
