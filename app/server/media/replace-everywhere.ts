import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { listMediaUses, renameEverywhere, rewordEverywhere } from './media-uses.ts';

/**
 * Replaces one file by another of the same kind, with its words, everywhere. Returns in how many
 * places.
 */
export async function replaceEverywhere(
  services: Services,
  viewer: Viewer,
  { id, by }: { id: string; by: string },
): Promise<Outcome<number, 'not-allowed' | 'file-gone' | 'file-missing' | 'picture-without-words'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'media.write')) return refuse('not-allowed');
  return services.db.transaction().execute(async (trx) => {
    const files = await trx
      .selectFrom('media_files')
      .select(['id', 'kind', 'address', 'alt'])
      .where('id', 'in', [id, by])
      .orderBy('id')
      .forUpdate()
      .execute();
    const old = files.find((file) => file.id === id);
    const fresh = files.find((file) => file.id === by);
    if (!old) return refuse('file-gone');
    if (!fresh || fresh.kind !== old.kind || by === id) return refuse('file-missing');
    if (fresh.kind === 'picture' && fresh.alt === '') return refuse('picture-without-words');
    const uses = await listMediaUses(trx, id);
    await renameEverywhere(trx, id, fresh.address);
    if (fresh.kind === 'picture') await rewordEverywhere(trx, { id: by, alt: fresh.alt });
    await writeAudit(trx, services, viewer, {
      action: 'media.replaced',
      subject: id,
      details: { by, places: uses.length },
    });
    await services.pages.bump(trx);
    return accept(uses.length);
  });
}
