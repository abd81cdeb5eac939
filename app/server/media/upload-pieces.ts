import { largestFile, type MediaFile, pieceSize } from '#core/media/media-file.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { staffVerb } from '../write/staff-write.ts';
import { admitFile, type FileRefusal } from './admit-file.ts';

// A file that comes in pieces, so that a bad line costs one piece: begun, sent piece by piece
// (again where one was lost), finished. Pieces wait in the database, where every process of the
// site finds them.

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
    { services: { db }, staff },
    { id, position, bytes }: { id: string; position: number; bytes: Uint8Array },
  ): Promise<Outcome<null, 'upload-gone' | 'piece-wrong'>> => {
    const upload = await findUpload(db, staff.personId, id);
    if (!upload) return refuse('upload-gone');
    const pieces = Math.ceil(upload.bytes / pieceSize);
    const whole = position === pieces - 1 ? upload.bytes - position * pieceSize : pieceSize;
    if (!(position >= 0 && position < pieces) || bytes.length !== whole) return refuse('piece-wrong');
    await db
      .insertInto('media_pieces')
      .values({ upload_id: id, position, bytes: Buffer.from(bytes) })
      .onConflict((conflict) => conflict.columns(['upload_id', 'position']).doNothing())
      .execute();
    return accept(null);
  },
});

/** Joins the pieces and takes the file in; whatever comes of it, the pieces are deleted. */
export const finishUpload = staffVerb({
  permission: 'media.add',
  run: async (
    { services, staff },
    id: string,
  ): Promise<Outcome<MediaFile, 'not-allowed' | FileRefusal | 'upload-gone' | 'piece-wrong'>> => {
    const { db } = services;
    const upload = await findUpload(db, staff.personId, id);
    if (!upload) return refuse('upload-gone');
    const pieces = await db
      .selectFrom('media_pieces')
      .select('bytes')
      .where('upload_id', '=', id)
      .orderBy('position')
      .execute();
    const bytes = Buffer.concat(pieces.map((piece) => piece.bytes));
    if (bytes.length !== upload.bytes) return refuse('piece-wrong');
    const admitted = await admitFile(services, staff, { name: upload.name, bytes });
    await db.deleteFrom('media_uploads').where('id', '=', id).execute();
    return admitted;
  },
});

function findUpload(db: Services['db'], personId: string, id: string) {
  return db
    .selectFrom('media_uploads')
    .select(['name', 'bytes'])
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}
