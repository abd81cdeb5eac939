import type { LetterKey } from '../../letters/letter-texts.ts';
import type { SettingKey } from '../../settings/word-paths.ts';
import type { TranslatedTable } from '../translated-kind.ts';

/** Why a native reader is asked: law, tax and consent; the tradition's words; how people say it. */
export const confirmReasons = ['legal', 'tradition', 'usage'] as const;
export type ConfirmReason = (typeof confirmReasons)[number];

/**
 * A name is that of a text ('consent'), of a table of texts ('refusals'), or with a star the
 * beginning of several ('statement-*').
 */
type Names = readonly string[];

/** What is to be confirmed for one reason. */
export type TextsToConfirm = {
  /** By catalogue (app/messages), 'admin/orders' too. */
  messages: Readonly<Record<string, Names>>;
  /** Addresses of information pages: the whole page. */
  pages: readonly `/${string}`[];
  letters: readonly LetterKey[];
  settings: Partial<Record<SettingKey, Names>>;
  /**
   * Rows by their id, '*' being every one, and their fields; of the demo, where it is installed.
   */
  rows: readonly { table: TranslatedTable; id: string; fields: Names }[];
};

/** Those of the names that are meant. */
export function namesMeant(asked: Names, names: readonly string[]): string[] {
  return names.filter((name) => asked.some((one) => isMeant(one, name)));
}

function isMeant(asked: string, name: string): boolean {
  if (asked.endsWith('*')) return name.startsWith(asked.slice(0, -1));
  return name === asked || name.startsWith(`${asked}.`);
}
