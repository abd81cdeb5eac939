import { accept, type Outcome, refuse } from '#core/result.ts';
import { inStaffTransaction, staffVerb } from '../write/staff-write.ts';
import { listMediaUses } from './media-uses.ts';

/** Deletes an unused file from the library for good. */
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
      await audit({ action: 'media.deleted', subject: id, before: file });
      return accept(null);
    });
    if (deleted.ok) await services.media.remove(id);
    return deleted;
  },
});
