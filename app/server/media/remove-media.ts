import { binDays } from '#core/content/bin-days.ts';
import type { Db, Transaction } from '../db/schema.ts';
import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { uploadTag } from '../shared-cache/shared-cache.ts';
import { binFolder } from './media-names.ts';

/**
 * Moves the bytes of deleted files into the store's bin where that was not possible at once, and
 * erases them when deleted rows are erased too: a backup of these days finds its pictures
 * (take-from-bin.ts).
 */
export const removeMedia: Job = {
  name: 'remove-media',
  everySeconds: 300,
  run: async (services, stopping) => {
    const { db, media, clock } = services;
    const removals = await db.selectFrom('media_removals').selectAll().orderBy('deleted_at').execute();
    const oldest = new Date(clock().getTime() - binDays * 86_400_000);
    for (const { id, binned, deleted_at } of removals) {
      if (stopping.aborted) return;
      if (!binned) await binFile(services, id);
      else if (deleted_at < oldest) {
        await media.remove(binFolder(id));
        await db.deleteFrom('media_removals').where('id', '=', id).where('binned', '=', true).execute();
      }
    }
  },
};

/** Where a file leaves the library: in the transaction that deletes its row, if it had one. */
export async function noteRemoval(db: Db, id: string, now: Date): Promise<void> {
  await db
    .insertInto('media_removals')
    .values({ id, deleted_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ deleted_at: now, binned: false }))
    .execute();
}

/**
 * The bytes of one deleted file into the bin. Its row stays locked meanwhile: who sends the same
 * file again waits, and stores it anew. One that came again before its removal was noted stays.
 */
export async function binFile({ db, media, sharedCache }: BinParts, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removal = await lockRemoval(trx, id);
    if (!removal || removal.binned) return;
    const entered = await trx.selectFrom('media_files').select('id').where('id', '=', id).executeTakeFirst();
    if (entered) {
      await trx.deleteFrom('media_removals').where('id', '=', id).execute();
      return;
    }
    await media.move(id, binFolder(id));
    await trx.updateTable('media_removals').set({ binned: true }).where('id', '=', id).execute();
    await sharedCache.forget(trx, [uploadTag(id)]);
  });
}

type BinParts = Pick<Services, 'db' | 'media' | 'sharedCache'>;

/** Undefined for a file that was not deleted lately. */
function lockRemoval(trx: Transaction, id: string): Promise<{ binned: boolean } | undefined> {
  return trx
    .selectFrom('media_removals')
    .select('binned')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Of a file that was deleted and now comes again: `store` puts it where the deletion may have taken
 * it from. What lies in the bin is erased in its time.
 */
export async function undoRemoval(trx: Transaction, id: string, store: () => Promise<void>): Promise<void> {
  const removal = await lockRemoval(trx, id);
  if (!removal) return;
  await store();
  if (!removal.binned) await trx.deleteFrom('media_removals').where('id', '=', id).execute();
}
