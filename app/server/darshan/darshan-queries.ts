import type { DarshanPhoto } from '#core/darshan/darshan-type.ts';
import { monthEnds } from '#core/darshan/photo-month.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';

type Reading = Pick<Services, 'db' | 'clock'>;

/** The photos of a day ('YYYY-MM-DD') that have appeared, each darshan's in its order. */
export async function listDarshanPhotos({ db, clock }: Reading, day: string): Promise<DarshanPhoto[]> {
  const rows = await db
    .selectFrom('darshan_photos')
    .select(['id', 'type', 'image', 'alt', 'caption', 'publish_at as publishAt'])
    .where('day', '=', day)
    .where('publish_at', '<=', clock())
    .orderBy('position')
    .orderBy('id')
    .execute();
  return translated({ db }, 'darshan_photos', rows);
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

/** The first day after `day` that has photos; null where there is none yet. */
export async function findNextDarshanDay({ db, clock }: Reading, day: string): Promise<string | null> {
  const row = await db
    .selectFrom('darshan_photos')
    .select((all) => all.fn.min('day').as('day'))
    .where('day', '>', day)
    .where('publish_at', '<=', clock())
    .executeTakeFirst();
  return row?.day ?? null;
}

/** The days of '2026-11' that have photos, in order. */
export async function listDarshanDays({ db, clock }: Reading, month: string): Promise<string[]> {
  const { first, last } = monthEnds(month);
  const rows = await db
    .selectFrom('darshan_photos')
    .select('day')
    .distinct()
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('publish_at', '<=', clock())
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}
