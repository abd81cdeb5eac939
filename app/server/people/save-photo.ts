import { randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { mediaTypes } from '#core/media/media-file.ts';
import { photoLimit } from '#core/people/profile-photo.ts';
import type { Devotee } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { takeTry } from '../auth/tries.ts';
import { photoFolder } from '../media/media-names.ts';
import type { PictureRefusal } from '../media/picture-workshop.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';

type PhotoRefusal = 'file-missing' | 'file-type' | 'file-too-large' | 'too-many-requests' | PictureRefusal;

/**
 * Takes a photo into one's own profile: judged by its content and re-encoded like every picture, so
 * that a phone's metadata is removed. It is shown at once; a job crops it to a square. A refusal
 * leaves the photo before it.
 */
export async function savePhoto(
  services: Services,
  { personId }: Devotee,
  sent: Uint8Array,
): Promise<Outcome<true, PhotoRefusal>> {
  const { db, media, pictures, clock } = services;
  if (sent.length === 0) return refuse('file-missing');
  if (sent.length > photoLimit) return refuse('file-too-large');
  const found = await fileTypeFromBuffer(sent).catch(() => undefined);
  if (mediaTypes[found?.mime ?? '']?.kind !== 'picture') return refuse('file-type');
  if (!(await takeTry(services, 'photo:account', personId))) return refuse('too-many-requests');
  const answer = await pictures.admit(sent, personId);
  if ('refused' in answer) return refuse(answer.refused);

  const id = randomBytes(16).toString('hex');
  // Before its bytes: whatever is interrupted after this, the job finds the row and removes them.
  await db
    .insertInto('profile_photos')
    .values({ id, person_id: null, area: 'photos', created_at: clock() })
    .execute();
  await media.put(`${photoFolder(id)}/full.jpg`, answer.picture.bytes);
  return inTransaction(services, async ({ trx, wake }) => {
    wake('resize-photos');
    // Of two photos sent at once the later stays; somebody erased meanwhile gets none.
    const owner = await trx
      .selectFrom('people')
      .select('id')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirst();
    if (!owner) return accept(true);
    await trx
      .updateTable('profile_photos')
      .set({ person_id: null })
      .where('person_id', '=', personId)
      .execute();
    await trx
      .updateTable('profile_photos')
      .set({ person_id: personId, state: 'whole' })
      .where('id', '=', id)
      .execute();
    return accept(true);
  });
}
