import type { MediaStore } from '../media/media-store.ts';
import { PlainError } from '../plain-error.ts';
import type { ReadBackedUp } from './backup-folder.ts';
import { type ListedFile, sha256 } from './list-files.ts';

export type FileSources = {
  /** The folder of backedUp files; null: none was named. */
  backedUp: ReadBackedUp | null;
  /** The site's own store, its files and its bin; null: not looked at. */
  media: MediaStore | null;
};

export type FileFault = { name: string; fault: 'missing' | 'differs' };

/**
 * The bytes that a backup lists, checked by their SHA-256: out of the folder, from their place, or
 * out of the bin. 'differs': somewhere there is one of its name, with another content.
 */
async function readListed(
  { backedUp, media }: FileSources,
  { name, sha256: listed }: ListedFile,
): Promise<Buffer | FileFault['fault']> {
  const places = [
    () => backedUp?.(listed).catch(damaged),
    () => media?.read(name),
    () => media?.read(`bin/${name}`),
  ];
  let fault: FileFault['fault'] = 'missing';
  for (const read of places) {
    const bytes = await read();
    if (!bytes) continue;
    if (sha256(bytes) === listed) return bytes;
    fault = 'differs';
  }
  return fault;
}

/** An encrypted file that cannot be opened whole is none of the backup's. */
function damaged(error: unknown): Buffer {
  if (error instanceof PlainError) return Buffer.alloc(0);
  throw error;
}

/** Which of the files cannot be had as the backup lists them. Nothing is written. */
export async function checkFiles(sources: FileSources, files: readonly ListedFile[]): Promise<FileFault[]> {
  const faults: FileFault[] = [];
  for (const file of files) {
    const read = await readListed(sources, file);
    if (!Buffer.isBuffer(read)) faults.push({ name: file.name, fault: read });
  }
  return faults;
}

/**
 * Puts every listed file at its place in the store. All are checked first: where one is missing or
 * differs, PlainError names it and the store is as it was. Returns how many were put back and how
 * many were there.
 */
export async function putFilesBack(
  media: MediaStore,
  backedUp: ReadBackedUp | null,
  files: readonly ListedFile[],
): Promise<{ put: number; same: number }> {
  const absent: ListedFile[] = [];
  for (const file of files) if ((await media.checksum(file.name)) !== file.sha256) absent.push(file);
  const sources = { backedUp, media };
  const faults = await checkFiles(sources, absent);
  if (faults.length > 0) throw new PlainError(refusal(faults, files.length));
  for (const file of absent) {
    const bytes = await readListed(sources, file);
    if (!Buffer.isBuffer(bytes)) throw new PlainError(refusal([{ name: file.name, fault: bytes }], 1));
    await media.put(file.name, bytes);
  }
  return { put: absent.length, same: files.length - absent.length };
}

const mostNamed = 20;

export function faultLines(faults: readonly FileFault[]): string[] {
  const lines = faults.slice(0, mostNamed).map(({ name, fault }) => `${fault}: ${name}`);
  return faults.length > mostNamed ? [...lines, `and ${faults.length - mostNamed} more`] : lines;
}

function refusal(faults: readonly FileFault[], total: number): string {
  return [
    `${faults.length} of ${total} uploaded files are not to be had as the backup lists them. Nothing was put back.`,
    ...faultLines(faults).map((line) => `  ${line}`),
    'Name the folder where they are backedUp: --files FOLDER. Without them: --only rows.',
  ].join('\n');
}
