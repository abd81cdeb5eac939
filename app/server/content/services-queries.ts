import type { TempleService } from '#core/content/temple-service.ts';
import { showRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { translated, translatedText } from '../translations/translated.ts';

/** Null when there is none, or it is a draft. */
export async function findTempleService({ db }: Services, id: string): Promise<TempleService | null> {
  if (!/^[a-z0-9-]{1,60}$/.test(id)) return null;
  const found = await db
    .selectFrom('temple_services')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'live')
    .executeTakeFirst();
  const row = await translatedText({ db }, 'temple_services', found, 'body');
  if (!row) return null;
  const { title, summary, image, link_to: to, link_label: label, textLang } = row;
  return { id: row.id, title, summary, image, body: showRichText(row.body), link: { to, label }, textLang };
}

/** For lists of the services: their addresses and texts. */
export async function listTempleServices({
  db,
}: Services): Promise<Pick<TempleService, 'id' | 'title' | 'summary' | 'image'>[]> {
  const rows = await db
    .selectFrom('temple_services')
    .select(['id', 'title', 'summary', 'image'])
    .where('status', '=', 'live')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return translated({ db }, 'temple_services', rows);
}
