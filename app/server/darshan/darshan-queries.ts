import type { DarshanPhoto } from '#core/darshan/darshan-type.ts';
import type { Services } from '../services.ts';

type Reading = Pick<Services, 'db' | 'clock'>;

/** The photos of a day ('YYYY-MM-DD') that have appeared, each darshan's in its order. */
export async function listDarshanPhotos({ db, clock }: Reading, day: string): Promise<DarshanPhoto[]> {
  return db
    .selectFrom('darshan_photos')
    .select(['id', 'type', 'image', 'alt', 'caption'])
    .where('day', '=', day)
    .where('publish_at', '<=', clock())
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The latest day up to `day` that has photos; null on a site without any. */
export async function findLatestDarshanDay({ db, clock }: Reading, day: string): Promise<string | null> {
  const row = await db
    .selectFrom('darshan_photos')
    .select((all) => all.fn.max('day').as('day'))
    .where('day', '<=', day)
    .where('publish_at', '<=', clock())
    .executeTakeFirst();
  return row?.day ?? null;
}
