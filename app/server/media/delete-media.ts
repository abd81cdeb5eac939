import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { listMediaUses } from './media-uses.ts';

/** Deletes an unused file from the library for good. */
export async function deleteMedia(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<Outcome<null, 'not-allowed' | 'file-gone' | 'file-in-use'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'media.write')) return refuse('not-allowed');
  const deleted = await services.db.transaction().execute(async (trx) => {
    const file = await trx
      .selectFrom('media_files')
      .select(['name', 'kind'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!file) return refuse('file-gone');
    if ((await listMediaUses(trx, id)).length > 0) return refuse('file-in-use');
    await trx.deleteFrom('media_files').where('id', '=', id).execute();
    await writeAudit(trx, services, viewer, { action: 'media.deleted', subject: id, before: file });
    return accept(null);
  });
  if (deleted.ok) await services.media.remove(id);
  return deleted;
}
