import type { ReadInEnglish } from '../translations/read-in-english.ts';
import type { InfoFacts } from './info-facts.ts';
import type { SafeHtml } from './safe-html.ts';

export const infoGroups = ['about', 'teachings', 'activities', 'donation', 'legal'] as const;
export type InfoGroup = (typeof infoGroups)[number];
export type InfoLink = { label: string; to: string };
export type InfoFigure = { number: string; words: string };
/** A text card, with an optional picture and link; `to` on another site opens in a new tab. */
export type InfoCard = { title: string; note: string; picture?: string; to?: string };

/** A block of an information page, in the order of its file. */
export type InfoPart =
  | { kind: 'words'; html: SafeHtml }
  | { kind: 'figures'; figures: readonly InfoFigure[] }
  /** `alt`: its alternative text, once it was looked up. */
  | { kind: 'picture'; name: string; caption: string; alt?: string; credit?: string }
  /** The years of a long story, each a link to its heading. */
  | { kind: 'years'; years: readonly { year: string; id: string }[] }
  | { kind: 'contact' }
  /** The address with the way to it, and the hours of the temple: from the settings. */
  | { kind: 'way' }
  | { kind: 'hours' }
  | { kind: 'cards'; cards: readonly InfoCard[] }
  /** The temple's bank account and its QR code, from the settings. */
  | { kind: 'payment' }
  /** What follows, up to the next of these, is under this tab. */
  | { kind: 'tab'; id: string; label: string };

/** One information page, as in its file in content/pages. */
export type InfoPage = ReadInEnglish & {
  /** As `textLang`, of the title and of the lead. */
  titleLang?: 'en';
  leadLang?: 'en';
  /** Its canonical address; other spellings of the letters lead to it too. */
  path: string;
  /** Its name in menus, breadcrumbs and cards. */
  label: string;
  title: string;
  lead: string;
  /** For search engines and shared links. */
  description: string;
  /** A drawing of ui/art by name, or a picture of the library; legal pages have none. */
  picture?: string;
  /** Its alternative text, once it was looked up. */
  pictureAlt?: string;
  /** By whom it is, for one of the library. */
  pictureCredit?: string;
  group: InfoGroup;
  /** One short line under its label on other pages' cards. */
  note: string;
  /** The day a rule is dated, as it is written: legal pages. */
  dated?: string;
  /** The next actions of the reader: the first is the marigold button. */
  steps: readonly InfoLink[];
  /** When, where, for whom: the row under its lead. */
  facts?: InfoFacts;
  /** The pages to read on, where they are not the next ones of its group. */
  near?: readonly string[];
  parts: readonly InfoPart[];
};

/**
 * The pages that a page names itself. Else of other pages of its kind, the next ones in the files'
 * order, wrapping around: none is always left out.
 */
export function pagesNear<P extends { path: string; group: InfoGroup; near?: readonly string[] }>(
  pages: readonly P[],
  page: P,
  most: number,
): P[] {
  if (page.near) return page.near.flatMap((path) => pages.filter((one) => one.path === path));
  const kin = pages.filter(({ group }) => group === page.group);
  const place = kin.findIndex(({ path }) => path === page.path);
  return [...kin.slice(place + 1), ...kin.slice(0, place)].slice(0, most);
}

/** The tabs of a page, and the parts under the chosen one after those above all tabs. */
export function partsUnder(
  parts: readonly InfoPart[],
  requested: string | null,
): { tabs: { id: string; label: string; current: boolean }[]; above: InfoPart[]; under: InfoPart[] } {
  const marks = parts.flatMap((part, at) => (part.kind === 'tab' ? [{ ...part, at }] : []));
  const chosen = marks.find(({ id }) => id === requested) ?? marks[0];
  if (!chosen) return { tabs: [], above: [...parts], under: [] };
  const next = marks.find(({ at }) => at > chosen.at)?.at ?? parts.length;
  return {
    tabs: marks.map(({ id, label }) => ({ id, label, current: id === chosen.id })),
    above: parts.slice(0, marks[0]?.at),
    under: parts.slice(chosen.at + 1, next),
  };
}

/**
 * The parts with one more after the opening of the text: before its first heading, where it has
 * one.
 */
export function afterOpening(parts: readonly InfoPart[], more: InfoPart): InfoPart[] {
  const [opening, ...others] = parts;
  if (!opening) return [more];
  const heading = opening.kind === 'words' ? opening.html.search(/<h[23]\b/) : -1;
  if (opening.kind !== 'words' || heading < 1) return [opening, more, ...others];
  const words = (html: string): InfoPart => ({ kind: 'words', html: html as SafeHtml });
  return [words(opening.html.slice(0, heading)), more, words(opening.html.slice(heading)), ...others];
}
