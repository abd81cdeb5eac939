import type { Leader, LeaderCard } from '#core/content/leader.ts';
import { isRowId } from '#core/content/row-fields.ts';
import { showRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { translated, translatedText } from '../translations/translated.ts';

const cardColumns = ['id', 'name', 'role', 'summary', 'image'] as const;

/** Who leads the temple, in the staff's order. */
export async function listLeaders({ db }: Pick<Services, 'db'>): Promise<LeaderCard[]> {
  const rows = await db
    .selectFrom('leaders')
    .select(cardColumns)
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return translated({ db }, 'leaders', rows);
}

/** Null when there is none of this id, or it is not shown. */
export async function findLeader({ db }: Pick<Services, 'db'>, id: string): Promise<Leader | null> {
  if (!isRowId(id)) return null;
  const found = await db
    .selectFrom('leaders')
    .select([...cardColumns, 'body'])
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst();
  const row = await translatedText({ db }, 'leaders', found, 'body');
  return row ? { ...row, body: showRichText(row.body) } : null;
}
