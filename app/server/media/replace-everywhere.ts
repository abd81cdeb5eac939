import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';
import { listMediaUses, renameEverywhere, rewordEverywhere } from './media-uses.ts';

/**
 * Replaces one file by another of the same kind, with its words, everywhere. Returns in how many
 * places.
 */
export const replaceEverywhere = staffWrite({
  permission: 'media.write',
  run: async (
    { trx, audit, pagesChanged },
    { id, by }: { id: string; by: string },
  ): Promise<Outcome<number, 'file-gone' | 'file-missing' | 'picture-without-words'>> => {
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
    await audit({
      action: 'media.replaced',
      subject: id,
      details: { by, places: uses.length },
    });
    pagesChanged();
    return accept(uses.length);
  },
});
