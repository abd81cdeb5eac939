import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { byteRangeOf } from '#core/media/byte-range.ts';
import { isMediaName, requireFolder, requireName } from './media-names.ts';
import type { MediaStore, OpenedFile, StoredFile } from './media-store.ts';

/** A larger part is streamed, so that a film is never held in memory. */
const largestBuffer = 1024 * 1024;

/** Stores media in a folder of the site's own machine, for a site of one machine. */
export function makeDiskStore(root: string): MediaStore {
  const placeOf = (name: string): string => path.join(root, onDisk(requireName(name)));
  const folderOf = (folder: string): string => path.join(root, onDisk(requireFolder(folder)));
  const read: MediaStore['read'] = async (name) =>
    isMediaName(name) ? orNull(readFile(placeOf(name))) : null;
  return {
    put: (name, bytes) => writeWhole(placeOf(name), bytes),
    read,
    find: async (name) => {
      const found = isMediaName(name) ? await orNull(stat(placeOf(name))) : null;
      return found && { bytes: found.size };
    },
    open: async (name, range) => {
      const handle = isMediaName(name) ? await orNull(open(placeOf(name))) : null;
      return handle && openPart(handle, range);
    },
    checksum: async (name) => {
      const bytes = await read(name);
      return bytes && createHash('sha256').update(bytes).digest('hex');
    },
    remove: async (folder) => {
      await rm(folderOf(folder), { recursive: true, force: true });
    },
    move: async (folder, to) => {
      const [from, target] = [folderOf(folder), folderOf(to)];
      const names = await orNull(readdir(from));
      if (!names) return;
      await mkdir(target, { recursive: true });
      for (const name of names) await rename(path.join(from, name), path.join(target, name));
      await rmdir(from);
    },
    list: (area) => listFiles(root, area),
  };
}

/** Files of the library lie in folders of two letters, so that none has thousands. */
function onDisk(name: string): string {
  return /^[0-9a-f]{32}/.test(name) ? `${name.slice(0, 2)}/${name}` : name;
}

/** The whole file or none, also where the power fails while it is written. */
async function writeWhole(place: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  const unfinished = `${place}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function openPart(handle: FileHandle, header: string | undefined): Promise<OpenedFile> {
  let isStreamed = false;
  try {
    const { size } = await handle.stat();
    const range = byteRangeOf(header, size);
    if (range === null) return { size, range, body: Buffer.alloc(0) };
    const { from, to } = range === 'all' ? { from: 0, to: size - 1 } : range;
    const bytes = to - from + 1;
    if (bytes > largestBuffer) {
      isStreamed = true;
      return { size, range, body: handle.createReadStream({ start: from, end: to }) };
    }
    const body = Buffer.allocUnsafe(bytes);
    const { bytesRead } = await handle.read(body, 0, bytes, from);
    if (bytesRead !== bytes) throw new Error('stored file is shorter than its size says');
    return { size, range, body };
  } finally {
    if (!isStreamed) await handle.close();
  }
}

async function* listFiles(root: string, area = ''): AsyncIterable<StoredFile> {
  const top = path.join(root, area);
  for (const entry of (await orNull(readdir(top, { recursive: true, withFileTypes: true }))) ?? []) {
    const place = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, place).replace(/^[0-9a-f]{2}\//, '');
    if (!entry.isFile() || !isMediaName(name)) continue;
    const found = await orNull(stat(place));
    if (found) yield { name, bytes: found.size };
  }
}

function orNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  return finding.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}
