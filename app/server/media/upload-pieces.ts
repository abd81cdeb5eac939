import { largestFile, type MediaFile, pieceSize } from '#core/media/media-file.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { staffVerb } from '../write/staff-write.ts';
import { admitFile, type FileRefusal } from './admit-file.ts';
import { pieceFolder } from './media-names.ts';
import type { MediaStore } from './media-store.ts';

// A file that comes in pieces, so that a bad line costs one piece: begun, sent piece by piece
// (again where one was lost), finished. Pieces wait in the media store, where every process of the
// site finds them; nothing is public before the whole was read (admit-file.ts).

const mostUnfinished = 30;

export const beginUpload = staffVerb({
  permission: 'media.add',
  run: async (
    { services, staff },
    { name, bytes }: { name: string; bytes: number },
  ): Promise<Outcome<string, 'file-missing' | 'file-too-large' | 'too-many-uploads'>> => {
    if (!Number.isSafeInteger(bytes) || bytes <= 0) return refuse('file-missing');
    if (bytes > largestFile) return refuse('file-too-large');
    const { db, clock } = services;
    const { count } = await db
      .selectFrom('media_uploads')
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('person_id', '=', staff.personId)
      .executeTakeFirstOrThrow();
    if (count >= mostUnfinished) return refuse('too-many-uploads');
    const id = services.ids('upl');
    await db
      .insertInto('media_uploads')
      .values({ id, person_id: staff.personId, name: name.slice(0, 300), bytes, created_at: clock() })
      .execute();
    return accept(id);
  },
});

/** The same piece twice is one. A piece of the wrong size is refused. */
export const receivePiece = staffVerb({
  permission: 'media.add',
  run: async (
    { services: { db, media }, staff },
    { id, position, bytes }: { id: string; position: number; bytes: Uint8Array },
  ): Promise<Outcome<null, 'upload-gone' | 'piece-wrong'>> => {
    const upload = await findUpload(db, staff.personId, id);
    if (!upload) return refuse('upload-gone');
    const pieces = Math.ceil(upload.bytes / pieceSize);
    const whole = position === pieces - 1 ? upload.bytes - position * pieceSize : pieceSize;
    if (!(position >= 0 && position < pieces) || bytes.length !== whole) return refuse('piece-wrong');
    await media.put(`${pieceFolder(id)}/${position}`, bytes);
    // It may have been finished meanwhile: nobody would remove a piece that comes after.
    if (await findUpload(db, staff.personId, id)) return accept(null);
    await media.remove(pieceFolder(id));
    return refuse('upload-gone');
  },
});

/** Joins the pieces and takes the file in; whatever comes of it, the pieces are deleted. */
export const finishUpload = staffVerb({
  permission: 'media.add',
  run: async (
    { services, staff },
    id: string,
  ): Promise<Outcome<MediaFile, 'not-allowed' | FileRefusal | 'upload-gone' | 'piece-wrong'>> => {
    const { db, media } = services;
    const upload = await findUpload(db, staff.personId, id);
    if (!upload) return refuse('upload-gone');
    const bytes = await joinPieces(media, id, upload.bytes);
    if (bytes?.length !== upload.bytes) return refuse('piece-wrong');
    const admitted = await admitFile(services, staff, { name: upload.name, bytes });
    await forgetUpload(services, id);
    return admitted;
  },
});

/** Null where one is missing. */
async function joinPieces(media: MediaStore, id: string, bytes: number): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  for (let position = 0; position * pieceSize < bytes; position++) {
    const piece = await media.read(`${pieceFolder(id)}/${position}`);
    if (!piece) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The pieces first: while their row is there, somebody still removes them. */
export async function forgetUpload({ db, media }: Pick<Services, 'db' | 'media'>, id: string): Promise<void> {
  await media.remove(pieceFolder(id));
  await db.deleteFrom('media_uploads').where('id', '=', id).execute();
}

function findUpload(db: Services['db'], personId: string, id: string) {
  return db
    .selectFrom('media_uploads')
    .select(['name', 'bytes'])
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}
