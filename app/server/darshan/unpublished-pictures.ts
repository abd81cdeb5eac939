import { mostFiles } from '#core/media/media-file.ts';
import type { Staff } from '#core/people/viewer.ts';
import type { Services } from '../services.ts';

/** Pictures sent longer ago belong to something else. */
const forHours = 12;

/**
 * The pictures that somebody sent in the last hours and that are no darshan photo yet, oldest
 * first: what a lost line or a closed page left behind.
 */
export async function listUnpublishedPictures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { personId }: Pick<Staff, 'personId'>,
): Promise<{ address: string; name: string }[]> {
  const rows = await db
    .selectFrom('media_files')
    .select(['address', 'name'])
    .where('kind', '=', 'picture')
    .where('uploaded_by', '=', personId)
    .where('alt', '=', '')
    .where('created_at', '>', new Date(clock().getTime() - forHours * 3_600_000))
    .where('address', 'not in', (photos) => photos.selectFrom('darshan_photos').select('image'))
    .orderBy('created_at', 'desc')
    .limit(mostFiles)
    .execute();
  return rows.reverse();
}
