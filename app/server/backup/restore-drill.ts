import { auditLedger } from '../db/audit.ts';
import { connect } from '../db/connect.ts';
import { openDatabase } from '../db/database.ts';
import { sumTables } from './every-row.ts';
import { checkFiles, type FileSources, faultLines } from './put-files-back.ts';
import { restore } from './restore.ts';
import { tableDifferences } from './table-sums.ts';

export type DrillParts = {
  /** Of an empty database that is thrown away afterwards. */
  connectionString: string;
  file: string;
  privateKey: string | null;
  /** Where the uploaded files are looked for; nothing is written there. */
  sources: FileSources;
  say: (line: string) => void;
};

export type Drill = { madeAt: Date; rows: number; files: number; differences: string[] };

/**
 * Restores a backup into a database of its own and compares what is there then with what the backup
 * says of itself: rows and checksum of every table, size and checksum of every uploaded file, and
 * the audit of the ledger. Equal: no differences. Throws where the backup cannot be restored.
 */
export async function drillRestore({
  connectionString,
  file,
  privateKey,
  sources,
  say,
}: DrillParts): Promise<Drill> {
  const { madeAt, rows, files, end } = await restore(connectionString, file, {
    privateKey,
    asTheyWere: true,
  });
  say(`Backup of ${madeAt.toISOString()}: ${rows} rows restored.`);
  const found = await sumTables(connectionString);
  for (const [table, sum] of Object.entries(end.tables))
    say(`  ${table}  ${sum.rows} rows  ${sum.sum.slice(0, 16)}`);
  const tables = tableDifferences(end.tables, found);
  say(`${Object.keys(end.tables).length} tables with rows compared by count and SHA-256.`);
  const faults = await checkFiles(sources, files);
  const bytes = files.reduce((total, each) => total + each.bytes, 0);
  say(`${files.length} uploaded files compared by SHA-256 (${(bytes / 1_048_576).toFixed(1)} MB).`);
  const findings = await audit(connectionString);
  say(`db/audit.sql: ${findings.length} findings.`);
  const differences = [...tables, ...faultLines(faults), ...findings];
  return { madeAt, rows, files: files.length, differences };
}

async function audit(connectionString: string): Promise<string[]> {
  const { db } = openDatabase(connectionString, { connections: 1, onLost: () => {} });
  try {
    return (await auditLedger(db)).map(({ broken, record }) => `audit: ${broken} (${record})`);
  } finally {
    await db.destroy();
  }
}

/**
 * Records in the site's own database that a drill was equal; the admin's system page shows the
 * last.
 */
export async function noteDrill(
  connectionString: string,
  { madeAt, rows, files }: Pick<Drill, 'madeAt' | 'rows' | 'files'>,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const client = await connect(connectionString);
  try {
    await client.query(
      `insert into restore_drills (id, equal_at, backup_made_at, row_count, file_count)
        values ($1, $2, $3, $4, $5)`,
      [id, now, madeAt, rows, files],
    );
  } finally {
    await client.end();
  }
}
