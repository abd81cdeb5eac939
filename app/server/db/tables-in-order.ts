import type pg from 'pg';

/**
 * Rows that a fresh database has: its migrations, the last look for scheduled rows, the setup code.
 */
const ofTheSite = ['migrations', 'content_clock', 'setup_codes'];

/** Our tables, each after those that it refers to. Names are quoted. */
export async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `
    select quote_ident(t.relname) as name, coalesce(array_agg(quote_ident(f.relname)) filter (where f.oid <> t.oid), '{}') as needs
    from pg_class t
    left join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
    left join pg_class f on f.oid = c.confrelid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.relname <> all($1)
    group by t.relname order by t.relname`,
    [ofTheSite],
  );
  const ordered: string[] = [];
  while (ordered.length < rows.length) {
    const free = rows.filter(
      ({ name, needs }) => !ordered.includes(name) && needs.every((each) => ordered.includes(each)),
    );
    if (free.length === 0) throw new Error('Circular references between tables.');
    ordered.push(...free.map(({ name }) => name));
  }
  return ordered;
}
