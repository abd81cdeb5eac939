import { sql } from 'kysely';

/** How many of these tags a row of blogs or events also has. */
export function sharedTags(tags: readonly string[]) {
  return sql<number>`(select count(*) from unnest(tags) as tag where tag = any(${[...tags]}))`;
}
