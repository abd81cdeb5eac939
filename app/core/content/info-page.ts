import type { SafeHtml } from './safe-html.ts';

export type InfoGroup = 'about' | 'activities' | 'donation' | 'legal';
export type InfoLink = { label: string; to: string };
export type InfoFigure = { number: string; words: string };

/** What stands one below the other on an information page, in the order of its file. */
export type InfoPart =
  | { kind: 'words'; html: SafeHtml }
  | { kind: 'figures'; figures: readonly InfoFigure[] }
  | { kind: 'picture'; name: string; caption: string }
  | { kind: 'contact' };

/** One information page, as its file in content/pages tells it. */
export type InfoPage = {
  /** Its one address; other spellings of the letters lead to it too. */
  path: string;
  /** What menus, breadcrumbs and cards call it. */
  label: string;
  title: string;
  lead: string;
  /** For search engines and shared links. */
  description: string;
  /** A drawing of ui/art by name; legal pages have none. */
  picture?: string;
  group: InfoGroup;
  /** One short line under its label on other pages' cards. */
  note: string;
  /** The day a rule is dated, as it is written: legal pages. */
  dated?: string;
  /** What the reader can do next: the first is the marigold button. */
  steps: readonly InfoLink[];
  parts: readonly InfoPart[];
};

/** Of other pages of its kind, those that follow in the files' order, and round: nobody is always left out. */
export function pagesNear<P extends { path: string; group: InfoGroup }>(
  pages: readonly P[],
  page: P,
  most: number,
): P[] {
  const kin = pages.filter(({ group }) => group === page.group);
  const place = kin.findIndex(({ path }) => path === page.path);
  return [...kin.slice(place + 1), ...kin.slice(0, place)].slice(0, most);
}
