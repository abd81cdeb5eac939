import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { type FilmRefusal, filmFault } from '#core/media/film-tracks.ts';
import { type MediaFile, mediaLimits, mediaTypes, nameOfUpload } from '#core/media/media-file.ts';
import { filmSeconds } from '#core/media/mp4-boxes.ts';
import { uploadedPictureName } from '#core/media/picture-name.ts';
import { isWholeSound } from '#core/media/sound-frames.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { inStaffTransaction, staffVerb } from '../write/staff-write.ts';
import { forgetPlace } from './forget-place.ts';
import { toFile } from './media-queries.ts';
import type { AdmittedPicture, PictureRefusal } from './picture-workshop.ts';
import { undoRemoval } from './remove-media.ts';

type MediaRefusal = FilmRefusal | 'sound-broken';
export type FileRefusal = 'file-missing' | 'file-type' | 'file-too-large' | PictureRefusal | MediaRefusal;

type Admitted = Pick<MediaFile, 'id' | 'kind' | 'address' | 'width' | 'height' | 'seconds'> & {
  stored: string;
  bytes: Uint8Array;
};

/**
 * Takes a file into the library: judged by its content to the last byte, never by its name; a
 * picture is re-encoded by us. The same file twice is the same entry. A refusal leaves nothing
 * behind.
 */
export const admitFile = staffVerb({
  permission: 'media.add',
  run: async (
    { services, staff },
    { name, bytes }: { name: string; bytes: Uint8Array },
  ): Promise<Outcome<MediaFile, FileRefusal>> => {
    if (bytes.length === 0) return refuse('file-missing');
    const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
    const type = mediaTypes[found?.mime ?? ''];
    if (!type) return refuse('file-type');
    if (bytes.length > mediaLimits[type.kind]) return refuse('file-too-large');
    const admitted =
      type.kind === 'picture' ? await preparePicture(services, staff, bytes) : prepareMedia(type, bytes);
    if (!admitted.ok) return admitted;
    return accept(await enter(services, staff, nameOfUpload(name), admitted.value));
  },
});

async function preparePicture(
  { pictures }: Services,
  { personId }: Staff,
  sent: Uint8Array,
): Promise<Outcome<Admitted, PictureRefusal>> {
  const answer = await pictures.admit(sent, personId);
  return 'refused' in answer ? refuse(answer.refused) : accept(asAdmitted(answer.picture));
}

function asAdmitted({ bytes, width, height }: AdmittedPicture): Admitted {
  const id = idOf(bytes);
  const address = uploadedPictureName({ id, width, height, focalX: 50, focalY: 50 });
  return { id, kind: 'picture', address, width, height, seconds: null, bytes, stored: 'full.jpg' };
}

/** A picture that we encoded ourselves becomes an entry of the library. */
export function storePicture(
  services: Services,
  staff: Staff,
  name: string,
  picture: AdmittedPicture,
): Promise<MediaFile> {
  return enter(services, staff, name, asAdmitted(picture));
}

/**
 * Films and sounds are stored as they are, without the place where they were made: they must be
 * nothing else.
 */
function prepareMedia(
  { kind, ending }: { kind: MediaFile['kind']; ending: string },
  sent: Uint8Array,
): Outcome<Admitted, MediaRefusal> {
  const fault = kind === 'film' ? filmFault(sent) : isWholeSound(sent) ? null : 'sound-broken';
  if (fault) return refuse(fault);
  const bytes = kind === 'film' ? forgetPlace(sent) : sent;
  const id = idOf(bytes);
  const stored = `${kind}.${ending}`;
  const seconds = kind === 'film' ? filmSeconds(sent) : null;
  const address = `/uploads/${id}/${stored}`;
  return accept({ id, kind, address, width: null, height: null, seconds, bytes, stored });
}

const idOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

async function enter(services: Services, staff: Staff, name: string, admitted: Admitted): Promise<MediaFile> {
  const { db, media, clock } = services;
  const { id, kind, address, width, height, seconds, stored, bytes } = admitted;
  const known = await db.selectFrom('media_files').selectAll().where('id', '=', id).executeTakeFirst();
  if (known) return toFile(known);
  await media.put(`${id}/${stored}`, bytes);
  const { value } = await inStaffTransaction(services, staff, async ({ trx, audit, wake }) => {
    wake('make-picture-sizes');
    await undoRemoval(trx, id, () => media.put(`${id}/${stored}`, bytes));
    const entered = await trx
      .insertInto('media_files')
      .values({
        id,
        kind,
        name,
        address,
        width,
        height,
        seconds,
        bytes: bytes.length,
        sizes: kind === 'picture' ? 'waiting' : 'ready',
        uploaded_by: staff.personId,
        created_at: clock(),
        updated_at: clock(),
      })
      // Sent twice at the same moment.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!entered) {
      return accept(
        await trx.selectFrom('media_files').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      );
    }
    await audit({ action: 'media.added', subject: id, after: { name, kind } });
    return accept(entered);
  });
  return toFile(value);
}
