import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { MediaStoreError } from './media-store.ts';
import { binFile, noteRemoval } from './remove-media.ts';
import { forgetUpload } from './upload-pieces.ts';

/** Unfinished uploads are deleted after a day. */
const unfinishedMs = 24 * 3_600_000;

/**
 * Makes the sizes and formats of new pictures, once, and the picture for shared links. Until then
 * the whole picture is used.
 */
export const makePictureSizes: Job = {
  name: 'make-picture-sizes',
  everySeconds: 300,
  run: async (services, stopping) => {
    const { db, clock } = services;
    const unfinished = await db
      .selectFrom('media_uploads')
      .select('id')
      .where('created_at', '<', new Date(clock().getTime() - unfinishedMs))
      .execute();
    for (const { id } of unfinished) await forgetUpload(services, id);
    while (!stopping.aborted && (await makeNext(services))) {}
  },
};

/** False when nothing waits. */
async function makeNext(services: Services): Promise<boolean> {
  const { db, media, pictures, log, clock } = services;
  const waiting = await db
    .selectFrom('media_files')
    .select(['id', 'focal_x', 'focal_y'])
    .where('sizes', '=', 'waiting')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return false;
  const { id, focal_x: focalX, focal_y: focalY } = waiting;
  let sizes: 'ready' | 'failed' = 'ready';
  try {
    const whole = await media.read(`${id}/full.jpg`);
    if (!whole) throw new Error('original picture missing from the store');
    for (const file of await pictures.makeSizes(whole, { focalX, focalY })) {
      await media.put(`${id}/${file.name}`, file.bytes);
    }
  } catch (error) {
    // The picture is not to blame: it waits for the next run.
    if (error instanceof MediaStoreError) throw error;
    log.error({ err: error, picture: id }, 'picture sizes not made');
    sizes = 'failed';
  }
  await db
    .updateTable('media_files')
    .set({ sizes })
    .where('id', '=', id)
    // Its focal point was moved meanwhile: then it waits again.
    .where('focal_x', '=', focalX)
    .where('focal_y', '=', focalY)
    .execute();
  // It was deleted meanwhile: what was made of it goes too, or its address would show it for ever.
  const exists = await db.selectFrom('media_files').select('id').where('id', '=', id).executeTakeFirst();
  if (!exists) {
    await noteRemoval(db, id, clock());
    await binFile(services, id);
  }
  return true;
}
