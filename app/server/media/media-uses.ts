import { type Kysely, sql } from 'kysely';
import type { DeskField } from '#core/content/desk/desk-field.ts';
import { contentKinds } from '#core/content/kinds/content-kinds.ts';
import type { Database } from '../db/schema.ts';

export type MediaUse = {
  /** 'Blog', 'Cause'. */
  what: string;
  title: string;
  /** Where the office edits it; null where there is no such screen. */
  edit: string | null;
};

type Place = {
  what: string;
  table: string;
  title: string;
  /** Text columns, and those that hold JSON. */
  columns: string[];
  json: string[];
  edit: (id: string) => string | null;
};

const naming: readonly DeskField['type'][] = ['picture', 'pictures', 'media', 'rich'];

/** Every column in which a file of the library can be named. */
const places: readonly Place[] = [
  ...contentKinds.map((kind): Place => {
    const fields = kind.fields.filter(({ type }) => naming.includes(type));
    return {
      what: kind.one,
      table: kind.table,
      title: kind.title,
      columns: fields.filter(({ type }) => type !== 'pictures').map(({ column }) => column),
      json: fields.filter(({ type }) => type === 'pictures').map(({ column }) => column),
      edit: (id) => `/admin-dashboard/${kind.name}/${kind.screens.edit}/${encodeURIComponent(id)}`,
    };
  }),
  {
    what: 'Cause',
    table: 'causes',
    title: 'title',
    columns: ['image', 'description'],
    json: [],
    edit: () => null,
  },
  // What may still come back is still used.
  { what: 'In the bin', table: 'content_bin', title: 'title', columns: [], json: ['row'], edit: () => null },
];

/** Where a file of the library is used. */
export async function listMediaUses(db: Kysely<Database>, id: string): Promise<MediaUse[]> {
  const like = `%/uploads/${id}/%`;
  const found = await Promise.all(
    places
      .filter(({ columns, json }) => columns.length + json.length > 0)
      .map(async ({ what, table, title, columns, json, edit }) => {
        const tests = [
          ...columns.map((column) => sql`${sql.ref(column)} like ${like}`),
          ...json.map((column) => sql`${sql.ref(column)}::text like ${like}`),
        ];
        const { rows } = await sql<{ id: string; title: string }>`
          select id, ${sql.ref(title)} as title from ${sql.table(table)}
          where ${sql.join(tests, sql` or `)} order by 2 limit 200`.execute(db);
        return rows.map((row) => ({ what, title: row.title, edit: edit(row.id) }));
      }),
  );
  return found.flat();
}

/** Puts another address wherever a file is named, whatever size or focal point was named. Open editors are told. */
export async function renameEverywhere(db: Kysely<Database>, id: string, address: string): Promise<void> {
  const like = `%/uploads/${id}/%`;
  const pattern = `/uploads/${id}/[a-z0-9.-]+`;
  for (const { table, columns, json } of places) {
    const versioned = table !== 'causes' && table !== 'content_bin';
    const also = versioned ? sql`, version = version + 1` : sql``;
    for (const column of [...columns, ...json]) {
      const ref = sql.ref(column);
      const cast = json.includes(column) ? sql`::jsonb` : sql``;
      await sql`update ${sql.table(table)}
        set ${ref} = regexp_replace(${ref}::text, ${pattern}, ${address}, 'g')${cast}${also}
        where ${ref}::text like ${like}`.execute(db);
    }
  }
}
