import type { InfoPage } from '#core/content/info-page.ts';
import { parseInfoPage } from './parse-info-page.ts';

// The bundler puts the files into the server's bundle, so no folder is looked for at run time. For routes only:
// Node alone knows no import.meta.glob.
const files = import.meta.glob<string>('/content/pages/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let pages: readonly InfoPage[] | undefined;

/** Every information page, read once, in the order of their files' names. */
export function listInfoPages(): readonly InfoPage[] {
  pages ??= Object.values(files).map(parseInfoPage);
  return pages;
}

/** The page of an address, in whatever case and with or without a slash behind it (/History, /acharyas/). */
export function findInfoPage(pathname: string): InfoPage | null {
  const asked = pathname.toLowerCase().replace(/\/+$/, '');
  return listInfoPages().find(({ path }) => path === asked) ?? null;
}
