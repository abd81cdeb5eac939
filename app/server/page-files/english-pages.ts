import { pageRowId, pageWordFields, pageWordsOf, rewordedPage, wordsAt } from '#core/content/page-words.ts';
import type { Language } from '#core/language/languages.ts';
import type { WordField, Words } from '#core/translations/translated-kind.ts';
import type { Db } from '../db/schema.ts';
import { pageFiles, pageFilesIn } from './page-files.ts';
import { joinPage, splitPage } from './page-source.ts';
import { parseInfoPage } from './parse-info-page.ts';

// Only routes may import this file (page-files).

/** An information page as it is to be translated. */
export type EnglishPage = {
  id: string;
  title: string;
  fields: WordField[];
  words: Words;
  /** Its file, or what the office saved in its place. */
  source: string;
};

/** Every information page in the English of now, by its name in menus; or the one of an id. */
export async function readEnglishPages(db: Db, id?: string): Promise<EnglishPage[]> {
  const rows = await db.selectFrom('info_pages').select(['path', 'source']).execute();
  const rewritten = new Map(rows.map(({ path, source }) => [path, source]));
  return [...asTheyCame]
    .filter(([, page]) => id === undefined || page.id === id)
    .map(([path, page]) => {
      const source = usable(rewritten.get(path), path);
      return source === null ? page : toEnglish(path, source);
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

function toEnglish(path: string, source: string): EnglishPage {
  const page = splitPage(source);
  return {
    ...{ id: pageRowId(path), title: String(page.head.label), source },
    ...{ fields: pageWordFields(page), words: pageWordsOf(page) },
  };
}

type Came = { fields: Words; source: Words };

/** Read once: the files do not change while the site runs. */
const came = new Map<Language, Map<string, Came>>();

/** What came with the site in a language, and the English from which it was made. */
export function shippedPage(path: string, language: Language): Came | null {
  const read = came.get(language) ?? readShipped(language);
  came.set(language, read);
  return read.get(path) ?? null;
}

function readShipped(language: Language): Map<string, Came> {
  const files = [...pageFilesIn(language)].flatMap(([path, other]): [string, Came][] => {
    const english = pageFiles().get(path);
    if (english === undefined) return [];
    const from = splitPage(english);
    return [[path, { fields: wordsAt(from, splitPage(other)), source: pageWordsOf(from) }]];
  });
  return new Map(files);
}

const asTheyCame = new Map([...pageFiles()].map(([path, file]) => [path, toEnglish(path, file)]));

/** As visitors are shown it: what is no complete page of this address is not used. */
function usable(source: string | undefined, path: string): string | null {
  if (source === undefined) return null;
  try {
    return parseInfoPage(source).path === path ? source : null;
  } catch {
    return null;
  }
}

/** Whether a page is complete with the words of another language too. */
export async function isWholePageIn(db: Db, id: string, words: Words): Promise<boolean> {
  const [page] = await readEnglishPages(db, id);
  if (!page) return false;
  const reworded = joinPage(rewordedPage(splitPage(page.source), words));
  try {
    return reworded.length <= mostLetters && parseInfoPage(reworded).parts.length > 0;
  } catch {
    return false;
  }
}

const mostLetters = 40_000;
