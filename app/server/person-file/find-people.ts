import { sql } from 'kysely';
import { nameBegins } from '../db/name-words.ts';

/**
 * The condition that a person matches a search: by beginnings of words of the name, of the e-mail
 * address or of the phone. `table` has name and e-mail, `phones` the phone. Each way has its own
 * index, so they are queried one by one, before anything else; together in one condition they would
 * scan everybody.
 */
export function isSearchedPerson(
  table: 'people' | 'guests',
  phones: { table: 'profiles' | 'guests'; id: 'person_id' | 'id' },
  search: string,
) {
  const text = search.replaceAll('\0', '').trim();
  const ways = [
    sql`select id from ${sql.table(table)} where ${nameBegins('name', text)}`,
    sql`select id from ${sql.table(table)} where ${begins('email', text.toLowerCase())}`,
    // An account is also found by an address that it left.
    ...(table === 'people'
      ? [
          sql`select account_id from guests where account_id is not null and ${begins('email', text.toLowerCase())}`,
        ]
      : []),
    ...phoneBeginnings(text).flatMap((start) => [
      sql`select ${sql.ref(phones.id)} from ${sql.table(phones.table)} where ${begins('phone', start)}`,
      ...(table === 'people' ? [sql`select id from people where ${begins('mobile', start)}`] : []),
    ]),
  ];
  return sql<boolean>`${sql.ref(`${table}.id`)} = any(array(${sql.join(ways, sql` union all `)}))`;
}

/** A byte range between two ends, which an index answers whatever the text is. */
function begins(column: string, start: string) {
  const bytes = sql`${sql.ref(column)} collate "C"`;
  return sql`${bytes} >= ${start} and ${bytes} < ${`${start}\u{10FFFF}`}`;
}

/** '098765 4' -> '+987654' and '+91987654'; nothing for what is no phone number. */
function phoneBeginnings(text: string): string[] {
  if (!/^\+?[\d\s()-]{4,}$/.test(text)) return [];
  const digits = text.replace(/\D/g, '');
  return [`+${digits}`, ...(text.startsWith('+') ? [] : [`+91${digits.replace(/^0/, '')}`])];
}
