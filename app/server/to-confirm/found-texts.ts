import { createHash } from 'node:crypto';
import { pageRowId } from '#core/content/page-words.ts';
import type { Language } from '#core/language/languages.ts';
import { messageText } from '#core/translations/to-confirm/message-text.ts';
import {
  type ConfirmReason,
  namesMeant,
  type TextsToConfirm,
} from '#core/translations/to-confirm/text-to-confirm.ts';
import { findTranslatedKind, type TranslatedTable, type Words } from '#core/translations/translated-kind.ts';
import { changedWords } from '#core/translations/translation-state.ts';
import type { Services } from '../services.ts';
import { listInTwoColumns } from '../translations/translation-queries.ts';
import { readCatalogue } from './read-catalogue.ts';

// Only routes may import this file (page-files).

/** One text, or several of a row, in English and in the other language. */
export type TextPart = { label: string; english: string; other: string };

export type FoundText = {
  key: string;
  reason: ConfirmReason;
  /** Null where it is code: else the row in whose two columns it is changed. */
  row: { table: TranslatedTable; id: string } | null;
  /** Where it stands: a catalogue, or a kind of content. */
  place: string;
  /** Of the row; of a message its name in the code. */
  title: string;
  parts: TextPart[];
  /** The words are a draft, or their English has changed since: no visitor reads them. */
  notOnSite: boolean;
  /** Of the words in both languages. */
  fingerprint: string;
};

/** Every text of one reason that is there now; rows of the demo only where it was installed. */
export async function findTexts(
  services: Pick<Services, 'db'>,
  language: Language,
  reason: ConfirmReason,
  asked: TextsToConfirm,
): Promise<FoundText[]> {
  const messages = await Promise.all(
    Object.entries(asked.messages).map(([catalogue, names]) => findMessages(language, catalogue, names)),
  );
  const rows = await Promise.all(
    tablesOf(asked).map(([table, own]) => findRows(services, language, table, own)),
  );
  return [...rows.flat(), ...messages.flat()].map((text) => ({
    ...{ ...text, reason },
    fingerprint: fingerprintOf(text.parts),
  }));
}

type Text = Omit<FoundText, 'reason' | 'fingerprint'>;

async function findMessages(
  language: Language,
  catalogue: string,
  names: readonly string[],
): Promise<Text[]> {
  const [english, other] = await Promise.all([
    readCatalogue('en', catalogue),
    readCatalogue(language, catalogue),
  ]);
  return namesMeant(names, [...english.keys()]).map((name) => ({
    ...{ key: `messages/${catalogue}.${name}`, row: null, place: catalogue, title: `${catalogue}.${name}` },
    notOnSite: false,
    parts: [
      { label: '', english: messageText(english.get(name)), other: messageText(other.get(name) ?? '') },
    ],
  }));
}

/** Rows of one kind, and which of their fields: '*' for every one. */
type AskedRow = { id: string; fields: readonly string[] };

function tablesOf({ pages, letters, settings, rows }: TextsToConfirm): [TranslatedTable, AskedRow[]][] {
  const all: [TranslatedTable, AskedRow[]][] = [
    ['info_pages', pages.map((path) => ({ id: pageRowId(path), fields: ['*'] }))],
    ['letters', letters.map((id) => ({ id, fields: ['*'] }))],
    [
      'settings',
      Object.entries(settings).flatMap(([id, names]) => names.map((name) => ({ id, fields: [name] }))),
    ],
    ...rows.map((row): [TranslatedTable, AskedRow[]] => [row.table, [row]]),
  ];
  return all.filter(([, asked]) => asked.length > 0);
}

async function findRows(
  services: Pick<Services, 'db'>,
  language: Language,
  table: TranslatedTable,
  asked: readonly AskedRow[],
): Promise<Text[]> {
  const kind = findTranslatedKind(table);
  if (!kind) return [];
  const rows = await listInTwoColumns(services, kind, language);
  return asked.flatMap(({ id, fields }) =>
    rows
      .filter((row) => id === '*' || row.id === id)
      .map((row) => ({
        key: `${table}/${row.id}${fields.includes('*') ? '' : `#${fields.join()}`}`,
        ...{ row: { table, id: row.id }, place: kind.many, title: row.title },
        ...readOrDrafted(row, fields),
      }))
      .filter(({ parts }) => parts.length > 0),
  );
}

type Row = Awaited<ReturnType<typeof listInTwoColumns>>[number];

/** What visitors read is confirmed; a draft only where they read nothing of the office's. */
function readOrDrafted(row: Row, asked: readonly string[]): Pick<Text, 'parts' | 'notOnSite'> {
  const { translation, published, words } = row;
  const isRead = published !== null && Object.keys(published).length > 0;
  const parts = partsOf(row, asked, (isRead ? published : translation?.fields) ?? {});
  if (isRead || translation === null) return { parts, notOnSite: false };
  return { parts, notOnSite: published !== null || changedWords(words, translation).length > 0 };
}

function partsOf(
  { fields, words }: Pick<Row, 'fields' | 'words'>,
  asked: readonly string[],
  other: Words,
): TextPart[] {
  const meant = new Set(
    namesMeant(
      asked,
      fields.map(({ name }) => name),
    ),
  );
  return fields
    .filter(({ name }) => meant.has(name) && words[name])
    .map(({ name, label }) => ({ label, english: words[name] ?? '', other: other[name] ?? '' }));
}

function fingerprintOf(parts: readonly TextPart[]): string {
  const words = JSON.stringify(parts.map(({ english, other }) => [english, other]));
  return createHash('sha256').update(words).digest('hex');
}
