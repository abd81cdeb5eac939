import { sql } from 'kysely';
import type { ContentKind } from '#core/cms/content-kind.ts';
import { likeAnywhere } from '../db/like.ts';
import type { Services } from '../services.ts';

export type FoundRow = { kind: string; id: string; title: string };

/**
 * Rows of these kinds whose title has the words, drafts too, a few of each kind. The caller checks
 * each kind's `read`.
 */
export async function findRows(
  { db }: Pick<Services, 'db'>,
  kinds: readonly ContentKind[],
  words: string,
  most: number,
): Promise<FoundRow[]> {
  if (kinds.length === 0) return [];
  const like = likeAnywhere(words);
  const parts = kinds.map(
    ({
      name,
      table,
      title,
    }) => sql`(select ${name} as kind, id, ${sql.ref(title)} as title from ${sql.table(table)}
      where ${sql.ref(title)} ilike ${like} order by id limit ${most})`,
  );
  const { rows } =
    await sql<FoundRow>`select * from (${sql.join(parts, sql` union all `)}) as found limit ${most}`.execute(
      db,
    );
  return rows;
}
