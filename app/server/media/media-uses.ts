import { type RawBuilder, sql } from 'kysely';
import { href } from 'react-router';
import { contentKinds } from '#core/cms/kinds/content-kinds.ts';
import type { FieldSpec } from '#core/edited-fields/field-spec.ts';
import { findSection } from '#core/settings/find-section.ts';
import * as m from '#messages/admin/media.ts';
import type { Db } from '../db/schema.ts';

export type MediaUse = {
  /** 'Blog', 'Cause'. */
  what: string;
  title: string;
  /** Where the staff edit it; null where there is no such page. */
  edit: string | null;
};

type Place = {
  what: string;
  table: string;
  /** Its key, and the column by which people know a row. */
  id: string | RawBuilder<string>;
  title: string;
  /** Text columns, and those that hold JSON. */
  columns: string[];
  json: string[];
  /** Columns of a picture's own words, each with the column of the picture. */
  words: [words: string, picture: string][];
  /** Of `json`, lists of pictures with their words; of `columns`, HTML. */
  lists: string[];
  html: string[];
  /** Whether an editor's form has its version: who has it open gets a conflict. */
  versioned: boolean;
  edit: (id: string) => string | null;
};

const naming: readonly FieldSpec['type'][] = ['picture', 'pictures', 'media', 'rich'];

const noWords = { words: [], lists: [], html: [] };

/** Every column in which a file of the library can be named. */
const places: readonly Place[] = [
  ...contentKinds.map((kind): Place => {
    const fields = kind.fields.filter(({ type }) => naming.includes(type));
    return {
      what: kind.one,
      table: kind.table,
      id: 'id',
      title: kind.title,
      columns: fields.filter(({ type }) => type !== 'pictures').map(({ path }) => path),
      json: fields.filter(({ type }) => type === 'pictures').map(({ path }) => path),
      words: kind.fields.flatMap((field): [string, string][] =>
        field.type === 'picture' && field.alt ? [[field.alt, field.path]] : [],
      ),
      lists: fields.filter(({ type }) => type === 'pictures').map(({ path }) => path),
      html: fields.filter(({ type }) => type === 'rich').map(({ path }) => path),
      versioned: true,
      edit: (id) => `${href('/admin-dashboard')}/${kind.name}/${kind.screens.edit}/${encodeURIComponent(id)}`,
    };
  }),
  {
    what: m.cause,
    table: 'causes',
    id: 'id',
    title: 'title',
    columns: ['image', 'description'],
    json: [],
    ...{ words: [], lists: [], html: ['description'] },
    versioned: true,
    edit: (id) => href('/admin-dashboard/donation/causes/:id', { id }),
  },
  {
    what: m.product,
    table: 'products',
    id: 'id',
    title: 'title',
    columns: [],
    json: ['pictures'],
    ...{ words: [], lists: ['pictures'], html: [] },
    versioned: true,
    edit: (id) => href('/admin-dashboard/products/:id', { id }),
  },
  {
    what: m.informationPage,
    table: 'info_pages',
    id: 'path',
    title: 'path',
    columns: ['source'],
    json: [],
    ...noWords,
    versioned: true,
    edit: (path) => `${href('/admin-dashboard/pages')}${path}`,
  },
  {
    what: m.setting,
    table: 'settings',
    id: 'key',
    title: 'key',
    columns: [],
    json: ['value'],
    ...noWords,
    versioned: true,
    edit: (key) => href('/admin-dashboard/settings/:section', { section: key }),
  },
  {
    what: m.translation,
    table: 'translations',
    id: sql`concat_ws('/', language, kind, row_id)`,
    title: 'row_id',
    columns: [],
    json: ['fields', 'published'],
    ...noWords,
    versioned: true,
    edit: (place) => `${href('/admin-dashboard/translations')}/${place}`,
  },
  // What can be restored is still used.
  {
    what: m.inTheBin,
    table: 'content_bin',
    id: 'id',
    title: 'title',
    columns: [],
    json: ['row'],
    ...noWords,
    versioned: false,
    edit: () => null,
  },
];

/**
 * Where a file of the library is used. All places are read in one moment: what moves from one to
 * another (a row out of the bin) is seen in the one or in the other.
 */
export async function listMediaUses(db: Db, id: string): Promise<MediaUse[]> {
  const like = `%/uploads/${id}/%`;
  const looks = places.flatMap(({ table, id: key, title, columns, json }, place) => {
    const tests = [
      ...columns.map((column) => sql`${sql.ref(column)} like ${like}`),
      ...json.map((column) => sql`${sql.ref(column)}::text like ${like}`),
    ];
    if (tests.length === 0) return [];
    return sql`(select ${place}::int as place, ${typeof key === 'string' ? sql.ref(key) : key}::text as id, ${sql.ref(title)}::text as title
      from ${sql.table(table)} where ${sql.join(tests, sql` or `)} order by 3 limit 200)`;
  });
  const { rows } = await sql<{ place: number; id: string; title: string }>`
    ${sql.join(looks, sql` union all `)} order by place, title`.execute(db);
  return rows.map(({ place, id: rowId, title }) => {
    const { what, table, edit } = places[place] as Place;
    return {
      what,
      title: table === 'settings' ? (findSection(rowId)?.title ?? title) : title,
      edit: edit(rowId),
    };
  });
}

/**
 * Puts another address wherever a file is named, whatever size or focal point was named. Open
 * editors get a conflict.
 */
export async function renameEverywhere(db: Db, id: string, address: string): Promise<void> {
  const like = `%/uploads/${id}/%`;
  const pattern = `/uploads/${id}/[a-z0-9.-]+`;
  for (const { table, columns, json, versioned } of [...places, variantPictures, translatedFrom]) {
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

/** Always one of their product's pictures, so no use of its own. */
const variantPictures: Pick<Place, 'table' | 'columns' | 'json' | 'versioned'> = {
  table: 'product_variants',
  columns: ['picture'],
  json: [],
  versioned: false,
};

/** The English from which a translation was made is renamed with it, so that it is not outdated. */
const translatedFrom: typeof variantPictures = {
  table: 'translations',
  columns: [],
  json: ['source'],
  versioned: false,
};

/**
 * Puts the words of a picture wherever it is shown with words of the row: those described another
 * picture before. Pages without words of their own ask the library.
 */
export async function rewordEverywhere(db: Db, { id, alt }: { id: string; alt: string }): Promise<void> {
  const like = `%/uploads/${id}/%`;
  const inHtml = alt.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  const pattern = `(<img [^>]*src="/uploads/${id}/[^>]* alt=")[^"]*"`;
  for (const { table, words, lists, html } of places) {
    for (const [column, picture] of words) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${alt}
        where ${sql.ref(picture)} like ${like}`.execute(db);
    }
    for (const column of lists) {
      const ref = sql.ref(column);
      await sql`update ${sql.table(table)} set ${ref} = (
          select jsonb_agg(case when one ->> 'image' like ${like}
            then one || jsonb_build_object('alt', ${alt}::text) else one end order by place)
          from jsonb_array_elements(${ref}) with ordinality as listed (one, place))
        where ${ref}::text like ${like}`.execute(db);
    }
    for (const column of html) {
      const ref = sql.ref(column);
      await sql`update ${sql.table(table)}
        set ${ref} = regexp_replace(${ref}, ${pattern}, '\\1' || ${inHtml.replaceAll('\\', '\\\\')}::text || '"', 'g')
        where ${ref} like ${like}`.execute(db);
    }
  }
}
