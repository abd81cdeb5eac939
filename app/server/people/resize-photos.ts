import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';

/** A photo whose bytes are still being written after so long was interrupted. */
const comingMs = 3_600_000;

/**
 * Crops new profile photos to squares and removes the bytes of those that are nobody's any more.
 */
export const resizePhotos: Job = {
  name: 'resize-photos',
  everySeconds: 300,
  run: async (services, stopping) => {
    while (!stopping.aborted && (await removeNext(services))) {}
    while (!stopping.aborted && (await cropNext(services))) {}
  },
};

/** False when nothing waits. */
async function removeNext({ db, media, clock }: Services): Promise<boolean> {
  const left = await db
    .selectFrom('profile_photos')
    .select('id')
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
  await media.remove(left.id);
  await db.deleteFrom('profile_photos').where('id', '=', left.id).execute();
  return true;
}

async function cropNext({ db, media, pictures, log }: Services): Promise<boolean> {
  const waiting = await db
    .selectFrom('profile_photos')
    .select('id')
    .where('state', '=', 'whole')
    .where('person_id', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return false;
  const { id } = waiting;
  let state: 'square' | 'failed' = 'square';
  try {
    const whole = await media.read(`${id}/full.jpg`);
    if (!whole) throw new Error('photo missing from the store');
    // In its place: of the upload only the square is stored.
    await media.put(`${id}/full.jpg`, await pictures.makeSquare(whole));
  } catch (error) {
    log.error({ err: error, photo: id }, 'profile photo not cropped');
    state = 'failed';
  }
  await db.updateTable('profile_photos').set({ state }).where('id', '=', id).execute();
  return true;
}
