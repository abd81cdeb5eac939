import { type RawBuilder, sql } from 'kysely';

/**
 * Whom the staff sees as the donor: the account that gave it or whose address it names, else the
 * guest; null where there is only a name. `donation` is the query's alias of `donations`.
 */
export function donorPerson(donation: 'donations' | 'donation'): RawBuilder<string | null> {
  const the = (column: string) => sql.ref(`${donation}.${column}`);
  return sql`coalesce(${the('person_id')}, (select id from people where email = lower(${the('donor_email')})),
    (select id from guests where mark = coalesce(lower(${the('donor_email')}),
      ${the('donor_phone')} || ' ' || lower(${the('donor_name')})) and first_at <= ${the('created_at')}))`;
}
