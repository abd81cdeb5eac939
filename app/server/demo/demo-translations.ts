import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageNames } from '#core/language/languages.ts';
import type { EnglishRow } from '#core/translations/english-row.ts';
import {
  findTranslatedKind,
  pictureField,
  type TranslatedKind,
  type Words,
} from '#core/translations/translated-kind.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { readEnglish } from '../translations/english-words.ts';
import { demoHtml, demoRows } from './demo-rows.ts';

/**
 * A row of content/demo/hi/causes.yaml: an id, or for photos of darshans the picture, and its
 * words.
 */
type DemoWords = { id?: string; image?: string } & Words;

/** The words of the demo's rows in other languages, published, where a kind has none in it yet. */
export async function seedDemoTranslations({ db, clock }: Services): Promise<void> {
  for (const language of languageNames) {
    for (const kind of kindsIn(language)) {
      const rows = await wordsOf(db, language, kind);
      const begun = await db
        .selectFrom('translations')
        .select('row_id')
        .where('kind', '=', kind.table)
        .where('language', '=', language)
        .limit(1)
        .executeTakeFirst();
      if (begun || rows.length === 0) continue;
      const values = rows.map(({ english, words }) => ({
        ...{ kind: kind.table, row_id: english.id, language, state: 'live' as const, version: 1 },
        ...{ fields: JSON.stringify(words), published: JSON.stringify(words) },
        ...{ source: JSON.stringify(english.words), updated_at: clock() },
      }));
      await db
        .insertInto('translations')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

function kindsIn(language: Language): TranslatedKind[] {
  const folder = path.resolve('content/demo', language);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.map((file) => {
    const kind = findTranslatedKind(path.basename(file, '.yaml'));
    if (!kind) throw new Error(`content/demo/${language}/${file} names no kind of content`);
    return kind;
  });
}

async function wordsOf(db: Db, language: Language, kind: TranslatedKind) {
  const english = await readEnglish(db, kind);
  const images = kind.table === 'darshan_photos' ? await imagesOf(db) : new Map<string, string>();
  const drawn = await drawingsIn(language);
  const found = demoRows<DemoWords>(`${language}/${kind.table}`);
  return english.flatMap((row) => {
    const own = found.find(
      ({ id, image }) => (id && isNamed(row.id, id)) || (image && image === images.get(row.id)),
    );
    return own ? [{ english: row, words: cleaned(row, { ...drawn, ...own }) }] : [];
  });
}

/** 'sandhya' names every evening's own row, 'sandhya-2026-11-25'. */
function isNamed(rowId: string, id: string): boolean {
  return rowId === id || rowId.replace(/-\d{4}-\d{2}-\d{2}$/, '') === id;
}

async function imagesOf(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('darshan_photos').select(['id', 'image']).execute();
  return new Map(rows.map(({ id, image }) => [id, image]));
}

/** What the site's drawings show, in the words of the catalogue: 'class-gita' is its classGita. */
async function drawingsIn(language: Language): Promise<Words> {
  const catalogue: Record<string, string> = await import(`../../messages/${language}/pictures.ts`);
  const names = Object.entries(catalogue).map(([name, words]) => [
    pictureField(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
    words,
  ]);
  return Object.fromEntries(names);
}

/** The fields of the row, as they would have been saved. */
function cleaned({ fields }: EnglishRow, typed: DemoWords): Words {
  const words = fields.flatMap(({ name, type }) => {
    const text = typed[name]?.trim();
    return text ? [[name, type === 'rich' ? demoHtml(text) : text]] : [];
  });
  return Object.fromEntries(words);
}
