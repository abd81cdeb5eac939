import type { Selectable } from 'kysely';
import { drawingWords } from '#core/content/drawing-words.ts';
import { type Paging, pagingOf } from '#core/content/paging.ts';
import { photoWords } from '#core/content/photo-words.ts';
import type { MediaFile, MediaFileKind } from '#core/media/media-file.ts';
import { libraryIds } from '#core/media/picture-name.ts';
import { likeAnywhere } from '../db/like.ts';
import type { MediaFilesTable } from '../db/schema/media-files.ts';
import type { Services } from '../services.ts';

type Reading = Pick<Services, 'db'>;

const pageSize = 48;

export type MediaQuery = {
  /** Words in the name, the description or the credit. */
  words: string;
  kinds: readonly MediaFileKind[];
  /** Only those without a description. */
  silent: boolean;
  /** As it came in the address. */
  page: string | null;
};

/** The library, newest first; null where there is no such page. */
export async function listMediaFiles(
  services: Reading,
  query: MediaQuery,
): Promise<{ files: MediaFile[]; count: number; paging: Paging } | null> {
  const found = matching(services, query);
  const { count } = await found
    .select((db) => db.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const paging = pagingOf(query.page, count, pageSize);
  if (!paging) return null;
  if (count === 0) return { files: [], count, paging };
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(paging.offset)
    .execute();
  return { files: rows.map(toFile), count, paging };
}

function matching({ db }: Reading, { words, kinds, silent }: MediaQuery) {
  let found = db.selectFrom('media_files').where('kind', 'in', [...kinds]);
  if (silent) found = found.where('alt', '=', '');
  for (const word of words.split(/\s+/).filter(Boolean).slice(0, 6)) {
    const like = likeAnywhere(word);
    found = found.where((where) =>
      where.or([where('name', 'ilike', like), where('alt', 'ilike', like), where('credit', 'ilike', like)]),
    );
  }
  return found;
}

export async function findMediaFile({ db }: Reading, id: string): Promise<MediaFile | null> {
  if (!/^[0-9a-f]{32}$/.test(id)) return null;
  const row = await db.selectFrom('media_files').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toFile(row) : null;
}

/**
 * What a picture of the library, a drawing or a photo of ui/photos shows, for pages whose rows
 * have no words of their own.
 */
export async function findPictureWords(services: Reading, name: string): Promise<string> {
  return (await listPictureWords(services, [name]))(name);
}

/** The same for many names at once. */
export async function listPictureWords(
  services: Reading,
  names: readonly string[],
): Promise<(name: string) => string> {
  const factsOf = await listPictureFacts(services, names);
  return (name) => factsOf(name)?.alt ?? (drawingWords(name) || photoWords(name));
}

/** What uploaded pictures show, and by whom they are. */
export async function listPictureFacts(
  { db }: Reading,
  names: readonly string[],
): Promise<(name: string) => Pick<MediaFile, 'alt' | 'credit'> | undefined> {
  const ids = names.flatMap((name) => libraryIds(name));
  if (ids.length === 0) return () => undefined;
  const rows = await db
    .selectFrom('media_files')
    .select(['id', 'alt', 'credit'])
    .where('id', 'in', ids)
    .execute();
  return (name) => rows.find(({ id }) => libraryIds(name).includes(id));
}

/** By whom an uploaded picture is, for where it is shown large; '' where nobody is named. */
export async function findPictureCredit(services: Reading, name: string): Promise<string> {
  return (await listPictureFacts(services, [name]))(name)?.credit ?? '';
}

export function toFile(row: Selectable<MediaFilesTable>): MediaFile {
  const { focal_x, focal_y, created_at, updated_at: _, uploaded_by: __, ...file } = row;
  return { ...file, focalX: focal_x, focalY: focal_y, createdAt: created_at };
}

/** The newest pictures by name and address, for a plain choice without script. */
export async function listPictureChoices({
  db,
}: Reading): Promise<{ value: string; label: string; alt: string }[]> {
  const rows = await db
    .selectFrom('media_files')
    .select(['address', 'name', 'alt'])
    .where('kind', '=', 'picture')
    .orderBy('created_at', 'desc')
    .limit(60)
    .execute();
  return rows.map(({ address, name, alt }) => ({ value: address, label: name, alt }));
}
