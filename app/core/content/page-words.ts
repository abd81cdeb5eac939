import * as m from '#messages/admin/pages.ts';
import { valueAt } from '../edited-fields/field-spec.ts';
import { withTexts } from '../edited-fields/with-texts.ts';
import type { WordField, Words } from '../translations/translated-kind.ts';
import { factNames } from './info-facts.ts';

/** The file of an information page in its two parts; the head is its YAML, as read. */
export type PageSource = { head: Record<string, unknown>; body: string };

const bodyMost = 36_000;

const factLabels = {
  ...{ when: m.when, where: m.where, whom: m.forWhom, cost: m.cost, contact: m.contact },
} as const satisfies Record<(typeof factNames)[number], string>;

/** The texts of a page that can be had in another language, in the order of its form. */
export function pageWordFields({ head }: PageSource): WordField[] {
  const line = (name: string, label: string, max: number): WordField => ({ name, label, type: 'line', max });
  return [
    line('title', m.title, 120),
    { name: 'lead', label: m.firstWords, type: 'lines', max: 400 },
    ...(head.dated === undefined ? [] : [line('dated', m.dated, 60)]),
    { name: 'body', label: m.text, type: 'markdown', max: bodyMost },
    ...factNames.map((name) => line(`facts.${name}`, factLabels[name], 80)),
    ...eachOf(head.steps, (at) => [line(`steps.${at}.label`, m.button(at + 1), 60)]),
    ...eachOf(head.figures, (at) => [
      line(`figures.${at}.number`, m.figure(at + 1), 40),
      line(`figures.${at}.words`, m.figureWords(at + 1), 120),
    ]),
    ...eachOf(head.cards, (at) => [
      line(`cards.${at}.title`, m.cardTitle(at + 1), 80),
      { ...line(`cards.${at}.note`, m.cardText(at + 1), 400), type: 'lines' },
    ]),
    line('label', m.nameInMenus, 60),
    line('note', m.lineOnCards, 120),
    { name: 'description', label: m.forSearch, type: 'lines', max: 160, min: 50 },
  ];
}

function eachOf(rows: unknown, fieldsAt: (at: number) => WordField[]): WordField[] {
  return Array.isArray(rows) ? rows.flatMap((_, at) => fieldsAt(at)) : [];
}

/** What a page says, by the name of its fields; '' where it says nothing of its own. */
export function pageWordsOf(page: PageSource): Words {
  return wordsAt(page, page);
}

/** What came with the site in another language of a page, by the fields of its English. */
export function wordsAt(english: PageSource, page: PageSource): Words {
  const values = { ...page.head, body: page.body };
  return Object.fromEntries(
    pageWordFields(english).map(({ name }) => [name, String(valueAt(values, name) ?? '')]),
  );
}

/**
 * The page with these words in the places of its own. Where the English says nothing (a fact that
 * follows a class), no other language says something else.
 */
export function rewordedPage(page: PageSource, words: Words): PageSource {
  const english = pageWordsOf(page);
  const spoken = Object.keys(english).filter((name) => english[name] && words[name]);
  const { body, ...head } = withTexts({ ...page.head, body: page.body }, words, spoken);
  return { head, body };
}

/** Of words that came with the site those whose English is as it came too. */
export function stillFitting(came: Words, cameFrom: Words, english: Words): Words {
  return Object.fromEntries(Object.entries(came).filter(([name]) => cameFrom[name] === english[name]));
}

/** How the address of a page names its row: '/about/our-beliefs' is 'about~our-beliefs'. */
export const pageRowId = (path: string): string => path.slice(1).replaceAll('/', '~');
/** The address of the page of a row. */
export const pagePathOfRow = (id: string): string => `/${id.replaceAll('~', '/')}`;
