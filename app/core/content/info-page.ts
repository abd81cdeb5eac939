import type { SafeHtml } from './safe-html.ts';

export const infoGroups = ['about', 'teachings', 'activities', 'donation', 'legal'] as const;
export type InfoGroup = (typeof infoGroups)[number];
export type InfoLink = { label: string; to: string };
export type InfoFigure = { number: string; words: string };
/** Words on a card, with a picture or a way on where it has them; `to` on another site opens in a new tab. */
export type InfoCard = { title: string; note: string; picture?: string; to?: string };

/** What stands one below the other on an information page, in the order of its file. */
export type InfoPart =
  | { kind: 'words'; html: SafeHtml }
  | { kind: 'figures'; figures: readonly InfoFigure[] }
  /** `alt`: what a picture of the library shows; a drawing has its own words. */
  | { kind: 'picture'; name: string; caption: string; alt?: string }
  | { kind: 'contact' }
  | { kind: 'cards'; cards: readonly InfoCard[] }
  /** The temple's bank account and its QR code, from the settings. */
  | { kind: 'payment' }
  /** What follows, up to the next of these, stands under this tab. */
  | { kind: 'tab'; id: string; label: string };

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
  /** A drawing of ui/art by name, or a picture of the library; legal pages have none. */
  picture?: string;
  /** What it shows, for one of the library. */
  pictureAlt?: string;
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

/** The tabs of a page, and the parts under the chosen one after those that stand above all tabs. */
export function partsUnder(
  parts: readonly InfoPart[],
  asked: string | null,
): { tabs: { id: string; label: string; current: boolean }[]; above: InfoPart[]; under: InfoPart[] } {
  const marks = parts.flatMap((part, at) => (part.kind === 'tab' ? [{ ...part, at }] : []));
  const chosen = marks.find(({ id }) => id === asked) ?? marks[0];
  if (!chosen) return { tabs: [], above: [...parts], under: [] };
  const next = marks.find(({ at }) => at > chosen.at)?.at ?? parts.length;
  return {
    tabs: marks.map(({ id, label }) => ({ id, label, current: id === chosen.id })),
    above: parts.slice(0, marks[0]?.at),
    under: parts.slice(chosen.at + 1, next),
  };
}
