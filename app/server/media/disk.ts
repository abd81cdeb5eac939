import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { byteRangeOf } from '#core/media/byte-range.ts';
import { isMediaName, requireFolder, requireName } from './media-names.ts';
import type { MediaStore, OpenedFile, StoredFile } from './media-store.ts';
import { orNull, writeWhole } from './whole-file.ts';

/** A larger part is streamed, so that a film is never held in memory. */
const largestBuffer = 1024 * 1024;

/** Stores media in a folder of the site's own machine, for a site of one machine. */
export function makeDiskStore(root: string): MediaStore {
  const placeOf = (name: string): string => path.join(root, onDisk(requireName(name)));
  const folderOf = (folder: string): string => path.join(root, onDisk(requireFolder(folder)));
  return {
    put: (name, bytes) => writeWhole(placeOf(name), bytes),
    read: async (name) => (isMediaName(name) ? orNull(readFile(placeOf(name))) : null),
    find: async (name) => {
      const found = isMediaName(name) ? await orNull(stat(placeOf(name))) : null;
      return found && { bytes: found.size };
    },
    open: async (name, range) => {
      const handle = isMediaName(name) ? await orNull(open(placeOf(name))) : null;
      return handle && openPart(handle, range);
    },
    checksum: async (name) => (isMediaName(name) ? orNull(checksumOf(placeOf(name))) : null),
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

/** Bit by bit: a film is neither held in memory nor hashed in one go beside requests. */
async function checksumOf(place: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(place)) hash.update(part as Uint8Array);
  return hash.digest('hex');
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
