import { createHash } from 'node:crypto';
import path from 'node:path';
import type pg from 'pg';
import { binFolder, photoFolder } from '../media/media-names.ts';
import type { MediaStore, StoredFile } from '../media/media-store.ts';
import type { BackupFolder } from './backup-folder.ts';

/** An uploaded file as a backup lists it; SHA-256 in hex. */
export type ListedFile = { name: string; bytes: number; sha256: string };

/** Folders of the store that rows name. */
export type NamedFolders = { library: Set<string>; photos: Set<string> };

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** As the connection sees the rows. Photos of earlier versions still lie beside the library. */
export async function readNamedFolders(client: pg.Client): Promise<NamedFolders> {
  const files = await client.query<{ id: string }>('select id from media_files');
  const photos = await client.query<{ id: string; area: string }>('select id, area from profile_photos');
  return {
    library: new Set(files.rows.map(({ id }) => id)),
    photos: new Set(photos.rows.map(({ id, area }) => (area === 'photos' ? photoFolder(id) : id))),
  };
}

type Places = { media: MediaStore; folder: BackupFolder | null };

/** The store is asked for so many checksums at once. */
const atOnce = 16;

/**
 * The files that rows name, as they are now, those that were deleted since out of the bin; each is
 * kept in `folder` first where there is one. `missing` gets ids of the library that have no file. A
 * photo that is gone is no fault: it may have been erased meanwhile, which is its owner's right.
 */
export async function* listNamedFiles(
  { media, folder }: Places,
  { library, photos }: NamedFolders,
  missing: string[],
): AsyncGenerator<ListedFile> {
  const listed = new Set<string>();
  const found = new Set<string>();
  async function* describe(files: AsyncIterable<StoredFile>): AsyncGenerator<ListedFile> {
    for await (const some of inGroups(files)) {
      const checksums = await Promise.all(some.map(({ name }) => media.checksum(name)));
      for (const [at, stored] of some.entries()) {
        const content = await contentOf({ media, folder }, stored, checksums[at] ?? null);
        if (!content) continue;
        const name = stored.name.replace(/^bin\//, '');
        listed.add(name);
        found.add(path.dirname(name));
        yield { name, ...content };
      }
    }
  }
  const isNamed = (name: string) => library.has(path.dirname(name)) || photos.has(path.dirname(name));
  yield* describe(only(media.list(), ({ name }) => isNamed(name)));
  const inBin = new Set([...library].map(binFolder));
  const isDeletedSince = (name: string) => inBin.has(path.dirname(name)) && !listed.has(name.slice(4));
  yield* describe(only(media.list('bin'), ({ name }) => isDeletedSince(name)));
  missing.push(...[...library].filter((id) => !found.has(id)));
}

/** Read only where the store or the folder does not know it yet; null: gone meanwhile. */
async function contentOf(
  { media, folder }: Places,
  { name, bytes }: StoredFile,
  checksum: string | null,
): Promise<Omit<ListedFile, 'name'> | null> {
  if (checksum !== null && (!folder || (await folder.has(checksum)))) return { bytes, sha256: checksum };
  const content = await media.read(name);
  if (!content) return null;
  const read = sha256(content);
  if (folder && !(await folder.has(read))) await folder.keep(read, content);
  return { bytes: content.length, sha256: read };
}

async function* only<Item>(
  items: AsyncIterable<Item>,
  isWanted: (item: Item) => boolean,
): AsyncGenerator<Item> {
  for await (const item of items) if (isWanted(item)) yield item;
}

async function* inGroups<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < atOnce) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
