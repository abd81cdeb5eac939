import { sql } from 'kysely';

/**
 * The condition that a name has words that begin so: 'lal sharma' finds 'Lalita Devi Sharma'. Names
 * are split at blanks only, since Postgres' own parser splits Devanagari at vowel signs; the
 * indexes …_by_name have the same words.
 */
export function nameBegins(column: string, typed: string) {
  const words = sql`array_to_tsvector(array_remove(string_to_array(lower(${sql.ref(column)}), ' '), ''))`;
  return sql<boolean>`${words} @@ ${beginnings(typed)}::tsquery`;
}

/** 'lal sharma' -> "'lal':* & 'sharma':*" */
function beginnings(typed: string): string {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`).join(' & ');
}
