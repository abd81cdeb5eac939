import type { ContentTable } from '#core/cms/content-kind.ts';
import { contentKinds } from '#core/cms/kinds/content-kinds.ts';
import type { FieldSpec } from '#core/edited-fields/field-spec.ts';
import type { Permission } from '#core/people/roles.ts';
import * as pages from '#messages/admin/pages.ts';
import * as m from '#messages/admin/translations.ts';

/**
 * A text of a row that can be had in another language. `rich`: HTML, cleaned as the English is;
 * `list`: a list of short texts, one a line; `markdown`: the text of an information page.
 */
export type WordField = {
  name: string;
  label: string;
  type: 'line' | 'lines' | 'list' | 'rich' | 'markdown';
  /** Where a text may be left out (in English) but not be too short. */
  min?: number;
  max: number;
  /** The placeholders of a text that has some: which it may have, and which it must. */
  places?: { known: readonly string[]; needed: readonly string[] };
};

/** The words of a row by the name of their field. */
export type Words = Record<string, string>;

export type TranslatedTable =
  | ContentTable
  | 'calendar_changes'
  | 'causes'
  | 'products'
  | 'product_categories'
  | 'info_pages'
  | 'tags'
  | 'event_passes'
  | 'settings'
  | 'letters';

/** Something whose rows can be had in every language. */
export type TranslatedKind = {
  /** Also the part of the admin's address after the language. */
  table: TranslatedTable;
  many: string;
  /** The column that names a row. */
  title: string;
  fields: readonly WordField[];
  /** The column of its pictures, where each has its own text. */
  pictures?: string;
  read: Permission;
  write: Permission;
};

const richMost = 60_000;

/** Columns that are text but no words of a language. */
const noWords = new Set(['map_query', 'video_ref', 'to']);

/** The words among the fields of a kind of content: texts, and what its picture shows. */
function wordFieldsOf(fields: readonly FieldSpec[]): WordField[] {
  return fields.flatMap((field): WordField[] => {
    const { path: name, label } = field;
    if (field.type === 'rich') return [{ name, label, type: 'rich', max: richMost }];
    if (field.type === 'picture' && field.alt)
      return [{ name: field.alt, label: m.whatShows(label), type: 'line', max: 200 }];
    if (field.type === 'lines') return [{ name, label, type: 'list', max: field.most * field.max }];
    if (field.type !== 'text' || field.lang || noWords.has(name)) return [];
    return [{ name, label, type: field.lines ? 'lines' : 'line', max: field.max }];
  });
}

const line = (name: string, label: string, max: number): WordField => ({ name, label, type: 'line', max });
const lines = (name: string, label: string, max: number): WordField => ({ name, label, type: 'lines', max });
const rich = (name: string, label: string): WordField => ({ name, label, type: 'rich', max: richMost });

/** Every kind, in the order in which a visitor meets them. */
export const translatedKinds: readonly TranslatedKind[] = [
  {
    ...{ table: 'causes', many: m.causes, title: 'title', read: 'causes.read', write: 'content.write' },
    fields: [line('title', m.title, 120), lines('summary', m.summary, 300), rich('description', m.text)],
  },
  ...contentKinds.map(({ table, many, title, fields, read, write }) => ({
    ...{ table, many, title, read, write },
    fields: wordFieldsOf(fields),
    pictures: fields.find(({ type }) => type === 'pictures')?.path,
  })),
  {
    ...{ table: 'tags', many: m.tags, title: 'key' },
    // One row, of all topics that blogs have: they are typed words, and no table lists them.
    ...{ read: 'content.read', write: 'content.write', fields: [] },
  },
  {
    // A row for each event that gives passes; its fields are its kinds of pass, their questions and
    // its gates.
    ...{ table: 'event_passes', many: m.eventPasses, title: 'title' },
    ...{ read: 'passes.words', write: 'passes.words', fields: [] },
  },
  {
    ...{
      table: 'products',
      many: m.products,
      title: 'title',
      read: 'products.read',
      write: 'products.write',
    },
    pictures: 'pictures',
    fields: [
      ...[line('title', m.title, 120), rich('description', m.text), line('net_quantity', m.netQuantity, 60)],
      ...[line('origin', m.origin, 60), line('maker', m.maker, 200), line('best_before', m.bestBefore, 120)],
    ],
  },
  {
    ...{ table: 'product_categories', many: m.categories, title: 'title' },
    ...{ read: 'products.read', write: 'products.write', fields: [line('title', m.title, 60)] },
  },
  {
    ...{ table: 'calendar_changes', many: m.calendarChanges, title: 'title' },
    ...{ read: 'content.read', write: 'calendar.write', fields: [line('title', m.title, 200)] },
  },
  {
    ...{ table: 'info_pages', many: pages.informationPages, title: 'path' },
    // Each has the fields of its own file (core/content/page-words).
    ...{ read: 'content.read', write: 'content.write', fields: [] },
  },
  {
    ...{ table: 'settings', many: m.settings, title: 'key' },
    // Each has the fields of its section (core/settings/word-paths).
    ...{ read: 'words.write', write: 'words.write', fields: [] },
  },
  {
    ...{ table: 'letters', many: m.letters, title: 'key' },
    // Each has the fields of its model (core/letters/letter-in-language).
    ...{ read: 'settings.write', write: 'settings.write', fields: [] },
  },
];

/**
 * Whether what came with the site is read wherever the office has no words of its own, even after
 * those were taken off: settings and letters are never in English then.
 */
export function fallsBackOnShipped({ table }: Pick<TranslatedKind, 'table'>): boolean {
  return table === 'settings' || table === 'letters';
}

/**
 * The name of the words of an option of a product, or of one of its values: 'Language', 'Hindi'.
 */
export const optionField = (option: string): string => `option.${option}`;

/** The only row of the topics of blogs, and the name of the words of one of them. */
export const tagsRow = 'blogs';
export const tagField = (tag: string): string => `tag.${tag}`;

/** The names of the words of a kind of pass, of a question of it, and of a gate of its event. */
export const passField = (productId: string): string => `pass.${productId}`;
export const passQuestionField = (productId: string, questionId: string): string =>
  `question.${productId}.${questionId}`;
export const gateField = (number: number): string => `gate.${number}`;

/** The name of the words of one of a row's pictures. */
export const pictureField = (image: string): string => `alt.${image}`;

/** Null for an unknown name. */
export function findTranslatedKind(table: string): TranslatedKind | null {
  return translatedKinds.find((kind) => kind.table === table) ?? null;
}
