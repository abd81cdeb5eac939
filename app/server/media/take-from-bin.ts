import type { Services } from '../services.ts';
import { binFolder } from './media-names.ts';

/**
 * After an older backup was restored: files that were deleted since then, and which its library
 * names, go back from the bin; the others are noted again, so that they are erased in their time.
 * Returns how many files of the library came back.
 */
export async function takeFromBin({
  db,
  media,
  clock,
}: Pick<Services, 'db' | 'media' | 'clock'>): Promise<number> {
  const ids = new Set<string>();
  for await (const { name } of media.list('bin')) ids.add(name.split('/')[1] ?? '');
  let back = 0;
  for (const id of ids) {
    const named = await db.selectFrom('media_files').select('id').where('id', '=', id).executeTakeFirst();
    if (named) {
      await media.move(binFolder(id), id);
      back += 1;
      continue;
    }
    await db
      .insertInto('media_removals')
      .values({ id, deleted_at: clock(), binned: true })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  return back;
}
