import type { Tour, TourCard } from '#core/content/tour.ts';
import { cleanRichText } from '../content/rich-text.ts';
import type { Services } from '../services.ts';

/** The pilgrimages on offer, in the office's order. */
export function listTours({ db }: Services): Promise<TourCard[]> {
  return db
    .selectFrom('tours')
    .select(['id', 'title', 'summary', 'image', 'length', 'price_paise as price'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function findTour({ db }: Services, id: string): Promise<Tour | null> {
  if (!/^[a-z0-9-]{1,60}$/.test(id)) return null;
  const row = await db
    .selectFrom('tours')
    .select(['id', 'title', 'summary', 'content', 'image', 'length', 'price_paise as price'])
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst();
  return row ? { ...row, content: cleanRichText(row.content) } : null;
}
