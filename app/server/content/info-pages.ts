import { drawingWords } from '#core/content/drawing-words.ts';
import { type InfoPage, pagesNear } from '#core/content/info-page.ts';
import {
  type PageSource,
  pageRowId,
  pageWordsOf,
  rewordedPage,
  stillFitting,
} from '#core/content/page-words.ts';
import type { Words } from '#core/translations/translated-kind.ts';
import { language } from '#messages/language.ts';
import { listPictureFacts } from '../media/media-queries.ts';
import { shippedPage } from '../page-files/english-pages.ts';
import { pageFiles, pageFilesIn } from '../page-files/page-files.ts';
import { joinPage, splitPage } from '../page-files/page-source.ts';
import { parseInfoPage } from '../page-files/parse-info-page.ts';
import { linksInLanguage } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { findTranslations } from '../translations/translated.ts';

const shownNear = 4;

const pages: readonly InfoPage[] = [...pageFiles().values()].map(parseInfoPage);

/** As they came with the site in its language. */
const inSiteLanguage = new Map(
  [...pageFilesIn(language).keys()].flatMap((path) => {
    const source = pageFiles().get(path);
    return source === undefined ? [] : [[path, inLanguage(path, source, undefined)]];
  }),
);

/** Every information page as its file has it, in the order of the file names. */
export function infoPageFiles(): readonly InfoPage[] {
  return pages;
}

type Reading = Pick<Services, 'db' | 'log'>;

/**
 * The same with the staff's texts in place of the file, in the language of the site: what the staff
 * published in it, else what came with the site as long as the English is as it came too, else the
 * English, text by text. A text that is no complete page (parseInfoPage), or that gives another
 * address, is logged and the file is used.
 */
export async function listInfoPages({ db, log }: Reading): Promise<readonly InfoPage[]> {
  const rows = await db.selectFrom('info_pages').select(['path', 'source']).execute();
  const rewritten = new Map(rows.map(({ path, source }) => [path, source]));
  const ids = pages.map(({ path }) => ({ id: pageRowId(path) }));
  const written = await findTranslations({ db }, 'info_pages', ids);
  return pages.map((page) => {
    const { path } = page;
    const source = rewritten.get(path);
    const words = written.get(pageRowId(path));
    if (source === undefined && !words) return inSiteLanguage.get(path) ?? inEnglish(page);
    const english = (source !== undefined && ownPage(log, path, source)) || page;
    const own = english === page ? pageFiles().get(path) : source;
    if (language === 'en' || own === undefined) return inEnglish(english);
    try {
      const texts = JSON.stringify([own, words]);
      return parsedOnce(`words ${path}`, texts, () => inLanguage(path, own, words));
    } catch (error) {
      log.error({ err: error, page: path, language }, 'translated page is incomplete, read in English');
      return inEnglish(english);
    }
  });
}

/** Null for what is no complete page of that address. */
function ownPage(log: Reading['log'], path: string, source: string): InfoPage | null {
  try {
    const own = parsedOnce(`own ${path}`, source, () => parseInfoPage(source));
    if (own.path === path) return own;
    log.error({ page: path }, 'edited page has another address, its file is used');
  } catch (error) {
    log.error({ err: error, page: path }, 'edited page is incomplete, its file is used');
  }
  return null;
}

/** What was made of each page last, and of which texts: they change only when somebody saves. */
const parsed = new Map<string, { texts: string; page: InfoPage }>();

/** The page of these texts; parsed anew where they are others than last time. */
function parsedOnce(name: string, texts: string, parse: () => InfoPage): InfoPage {
  const last = parsed.get(name);
  if (last?.texts === texts) return last.page;
  const page = parse();
  parsed.set(name, { texts, page });
  return page;
}

/** A page in the language of the site: in the words of the office, else in those that came. */
function inLanguage(path: string, source: string, written: Words | undefined): InfoPage {
  const page = splitPage(source);
  const words = written ?? fittingWords(path, page);
  const reworded = parseInfoPage(joinPage(rewordedPage(page, words)));
  return withLanguages(reworded, words);
}

const inEnglish = (page: InfoPage): InfoPage => withLanguages(page, {});

/** Says of title, lead and text which are read in English. */
function withLanguages(page: InfoPage, words: Words): InfoPage {
  const langOf = (name: string) => (language === 'en' || words[name] ? undefined : ('en' as const));
  return { ...page, titleLang: langOf('title'), leadLang: langOf('lead'), textLang: langOf('body') };
}

function fittingWords(path: string, page: PageSource): Words {
  const came = shippedPage(path, language);
  return came ? stillFitting(came.fields, came.source, pageWordsOf(page)) : {};
}

/** What another page's card needs to link to a page. */
export type NearPage = Pick<InfoPage, 'path' | 'label' | 'note'>;

/**
 * The page of an address, in any case and with or without a trailing slash (/History, /acharyas/),
 * and pages to read on.
 */
export async function findInfoPage(
  services: Reading,
  pathname: string,
): Promise<{ page: InfoPage; near: NearPage[] } | null> {
  const address = pathname.toLowerCase().replace(/\/+$/, '');
  const all = await listInfoPages(services);
  const page = all.find(({ path }) => path === address);
  if (!page) return null;
  // For teachings every topic is listed; elsewhere a few are enough.
  const near = pagesNear(all, page, page.group === 'teachings' ? all.length : shownNear);
  return {
    page: await withWords(services, page),
    near: near.map(({ path, label, note }) => ({ path, label, note })),
  };
}

/** With the descriptions of its pictures from the library. */
async function withWords(services: Reading, page: InfoPage): Promise<InfoPage> {
  const shown = page.parts.flatMap((part) => (part.kind === 'picture' ? [part.name] : []));
  const factsOf = await listPictureFacts(services, [...shown, page.picture ?? '']);
  const top = factsOf(page.picture ?? '');
  return {
    ...page,
    pictureAlt: top?.alt ?? drawingWords(page.picture ?? ''),
    pictureCredit: top?.credit,
    parts: page.parts.map((part) => {
      if (part.kind === 'words') return { ...part, html: linksInLanguage(part.html) };
      if (part.kind !== 'picture') return part;
      const facts = factsOf(part.name);
      return { ...part, alt: facts?.alt ?? drawingWords(part.name), credit: facts?.credit };
    }),
  };
}

/** The same for a route whose page is a file in content/pages: without it the site is broken. */
export async function getInfoPage(
  services: Reading,
  path: string,
): Promise<{ page: InfoPage; near: NearPage[] }> {
  const found = await findInfoPage(services, path);
  if (!found) throw new Error(`content/pages has no page ${path}`);
  return found;
}
