import { drawingWords } from '#core/content/drawing-words.ts';
import { type InfoPage, pagesNear } from '#core/content/info-page.ts';
import { language } from '#messages/language.ts';
import { listPictureFacts } from '../media/media-queries.ts';
import { linksInLanguage } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { parseInfoPage } from './parse-info-page.ts';

// The bundler puts the files into the server's bundle, so no folder is looked for at run time. For
// routes only: Node alone knows no import.meta.glob.
const files = import.meta.glob<string>('/content/pages/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const shownNear = 4;

const pages: readonly InfoPage[] = Object.values(files).map(parseInfoPage);

/** The same pages in other languages, in a folder a language. */
const otherFiles = import.meta.glob<string>('/content/pages/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const inSiteLanguage = new Map(
  Object.entries(otherFiles)
    .filter(([file]) => file.startsWith(`/content/pages/${language}/`))
    .map(([, source]) => parseInfoPage(source))
    .map((page) => [page.path, page]),
);

/** Every information page as its file has it, in the order of the file names. */
export function infoPageFiles(): readonly InfoPage[] {
  return pages;
}

/** The files themselves, by the address of their page: the staff's words are put into them. */
export function infoPageSources(): ReadonlyMap<string, string> {
  return new Map(Object.values(files).map((source) => [parseInfoPage(source).path, source]));
}

type Reading = Pick<Services, 'db' | 'log'>;

/**
 * The same with the staff's texts in place of the file; a page that they left as it came is read in
 * the language of the site. A text that is no complete page
 * (parseInfoPage), or that gives another address, is logged and the file is used.
 */
export async function listInfoPages({ db, log }: Reading): Promise<readonly InfoPage[]> {
  const rows = await db.selectFrom('info_pages').select(['path', 'source']).execute();
  const rewritten = new Map(rows.map(({ path, source }) => [path, source]));
  return infoPageFiles().map((page) => {
    const source = rewritten.get(page.path);
    if (source === undefined) return inSiteLanguage.get(page.path) ?? inEnglish(page);
    try {
      const own = parseInfoPage(source);
      if (own.path === page.path) return inEnglish(own);
      log.error({ page: page.path }, 'edited page has another address, its file is used');
    } catch (error) {
      log.error({ err: error, page: page.path }, 'edited page is incomplete, its file is used');
    }
    return inEnglish(page);
  });
}

/** The staff writes these pages in English. */
function inEnglish(page: InfoPage): InfoPage {
  return language === 'en' ? page : { ...page, textLang: 'en' };
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
