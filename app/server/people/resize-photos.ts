import type { Job } from '../jobs/job.ts';
import { photoFolder } from '../media/media-names.ts';
import { MediaStoreError } from '../media/media-store.ts';
import type { Services } from '../services.ts';
import { photoPlace } from './photo-queries.ts';

/** A photo whose bytes are still being written after so long was interrupted. */
const comingMs = 3_600_000;

/**
 * Crops new profile photos to squares, removes the bytes of those that are nobody's any more, and
 * moves those that an earlier version put beside the pictures of the library.
 */
export const resizePhotos: Job = {
  name: 'resize-photos',
  everySeconds: 300,
  run: async (services, stopping) => {
    while (!stopping.aborted && (await removeNext(services))) {}
    while (!stopping.aborted && (await cropNext(services))) {}
    while (!stopping.aborted && (await moveNext(services))) {}
  },
};

/** False when nothing waits. */
async function removeNext({ db, media, clock }: Services): Promise<boolean> {
  const left = await db
    .selectFrom('profile_photos')
    .select(['id', 'area'])
    .where('person_id', 'is', null)
    .where((where) =>
      where.or([
        where('state', '<>', 'coming'),
        where('created_at', '<', new Date(clock().getTime() - comingMs)),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!left) return false;
  await media.remove(photoPlace(left));
  await db.deleteFrom('profile_photos').where('id', '=', left.id).execute();
  return true;
}

async function cropNext({ db, media, pictures, log }: Services): Promise<boolean> {
  const waiting = await db
    .selectFrom('profile_photos')
    .select(['id', 'area'])
    .where('state', '=', 'whole')
    .where('person_id', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return false;
  const { id } = waiting;
  const file = `${photoPlace(waiting)}/full.jpg`;
  let state: 'square' | 'failed' = 'square';
  try {
    const whole = await media.read(file);
    if (!whole) throw new Error('photo missing from the store');
    // In its place: of the upload only the square is stored.
    await media.put(file, await pictures.makeSquare(whole));
  } catch (error) {
    // The photo is not to blame: it waits for the next run.
    if (error instanceof MediaStoreError) throw error;
    log.error({ err: error, photo: id }, 'profile photo not cropped');
    state = 'failed';
  }
  await db.updateTable('profile_photos').set({ state }).where('id', '=', id).execute();
  return true;
}

/**
 * A move that broke off is repeated; until its row says so, the photo is missing for that moment.
 */
async function moveNext({ db, media }: Services): Promise<boolean> {
  const waiting = await db
    .selectFrom('profile_photos')
    .select('id')
    .where('area', '=', 'library')
    .where('state', '<>', 'coming')
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return false;
  const { id } = waiting;
  await media.move(id, photoFolder(id));
  await db.updateTable('profile_photos').set({ area: 'photos' }).where('id', '=', id).execute();
  return true;
}
