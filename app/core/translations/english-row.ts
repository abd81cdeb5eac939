import type { WordField, Words } from './translated-kind.ts';

/** A row as it is to be translated: its fields, and their words in English. */
export type EnglishRow = { id: string; title: string; fields: readonly WordField[]; words: Words };
