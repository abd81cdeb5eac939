import { type Language, languageNames } from '#core/language/languages.ts';
import { splitPage } from './page-source.ts';

// The bundler puts the files into the server's bundle, so no folder is looked for at run time. For
// routes only: Node alone knows no import.meta.glob.
const files = import.meta.glob<string>('/content/pages/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The same pages in other languages, in a folder a language. */
const otherFiles = import.meta.glob<string>('/content/pages/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const sources = byPath(Object.values(files));
const inLanguages = Object.fromEntries(
  languageNames.map((language) => {
    const folder = `/content/pages/${language}/`;
    const own = Object.entries(otherFiles).filter(([file]) => file.startsWith(folder));
    return [language, byPath(own.map(([, source]) => source))];
  }),
) as Record<Language, Map<string, string>>;

/** The file of every information page by its address, in the order of the file names. */
export function pageFiles(): ReadonlyMap<string, string> {
  return sources;
}

/** What came with the site in a language, by the addresses of the pages. */
export function pageFilesIn(language: Language): ReadonlyMap<string, string> {
  return inLanguages[language];
}

function byPath(all: readonly string[]): Map<string, string> {
  return new Map(all.map((source) => [String(splitPage(source).head.path), source]));
}
