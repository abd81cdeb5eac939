import { accept, type Outcome, refuse } from '#core/result.ts';
import { inStaffTransaction, staffVerb } from '../write/staff-write.ts';
import { listMediaUses } from './media-uses.ts';
import { binFile, noteRemoval } from './remove-media.ts';

/**
 * Deletes an unused file from the library for good: its address is dead at once. The bytes wait in
 * the store's bin for as long as deleted rows do (remove-media.ts).
 */
export const deleteMedia = staffVerb({
  permission: 'media.write',
  run: async ({ services, staff }, id: string): Promise<Outcome<null, 'file-gone' | 'file-in-use'>> => {
    const deleted = await inStaffTransaction(services, staff, async ({ trx, audit }) => {
      const file = await trx
        .selectFrom('media_files')
        .select(['name', 'kind'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!file) return refuse('file-gone');
      if ((await listMediaUses(trx, id)).length > 0) return refuse('file-in-use');
      await trx.deleteFrom('media_files').where('id', '=', id).execute();
      await noteRemoval(trx, id, services.clock());
      await audit({ action: 'media.deleted', subject: id, before: file });
      return accept(null);
    });
    if (deleted.ok) {
      // Where the store does not answer now, the job 'remove-media' does it.
      await binFile(services, id).catch((err: unknown) =>
        services.log.warn({ err, file: id }, 'deleted file not in the bin yet'),
      );
    }
    return deleted;
  },
});
