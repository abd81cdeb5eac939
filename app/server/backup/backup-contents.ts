import { readMigrations } from '../db/migrate.ts';
import { PlainError } from '../plain-error.ts';
import type { BackupHeader, EndLine, FileLine, RowLine } from './backup.ts';
import type { ListedFile } from './list-files.ts';
import { noBackup, notWhole, readBackup } from './read-backup.ts';

export type BackupContents = {
  madeAt: Date;
  files: ListedFile[];
  /** What it adds up to, as it says itself. */
  end: EndLine['end'];
};

/**
 * Reads a backup to its end: `takeRow` gets each row in the text that Postgres gave for it, since
 * JavaScript would round long numbers. Throws PlainError where the file is none of this version or
 * is not whole. `privateKey` opens an encrypted one.
 */
export async function readContents(
  file: string,
  privateKey: string | null,
  takeRow: (table: string, row: string) => Promise<void>,
): Promise<BackupContents> {
  let header: BackupHeader | null = null;
  let end: EndLine['end'] | null = null;
  const files: ListedFile[] = [];
  for await (const { value, line } of readBackup(file, privateKey)) {
    if (!header) {
      header = (value ?? {}) as BackupHeader;
      await refuseOtherVersion(header);
    } else if (Array.isArray(value)) {
      const [table] = value as RowLine;
      await takeRow(table, line.slice(JSON.stringify(table).length + 2, -1));
    } else {
      const other = value as Partial<FileLine & EndLine>;
      if (other.file) files.push(other.file);
      end = other.end ?? end;
    }
  }
  if (!header) throw new PlainError(noBackup);
  if (end?.files !== files.length) throw new PlainError(notWhole);
  return { madeAt: new Date(header.madeAt), files, end };
}

async function refuseOtherVersion({ format, migrations }: Partial<BackupHeader>): Promise<void> {
  if (!migrations) throw new PlainError(noBackup);
  const ours = (await readMigrations()).map(({ name }) => name);
  if (format === 2 && migrations.join() === ours.join()) return;
  throw new PlainError(
    'The backup was made by another version. Restore it with that version, then start this one.',
  );
}
