import path from 'node:path';
import { restore } from '../app/server/db/restore.ts';
import { openData } from '../app/server/open-data.ts';
import { PlainError, runCommand } from '../app/server/plain-error.ts';

// npm run restore -- <file>: into an empty database, the site stopped.
const [file] = process.argv.slice(2);

await runCommand(async () => {
  if (!file) throw new PlainError('Say what: npm run restore -- backups/2026-11-20.gz');
  const data = await openData();
  const count = await restore(data.connectionString, path.resolve(file)).finally(() => data.close());
  console.log(`${count} rows are back. Receipts go on in a new series; see docs/operations.md.`);
  console.log(
    'NOT IN IT: uploaded pictures, films and photos. Put the kept media folder into the DATA_FOLDER too.',
  );
});
