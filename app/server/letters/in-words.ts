import type { TranslatedTable } from '#core/translations/translated-kind.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';
import type { Writing } from './letter-page.ts';

/**
 * What a letter names of a row, in its language. Receipts and orders keep the words that were paid
 * for.
 */
export async function inWords<Row extends { id: string }>(
  services: Services,
  { language }: Writing,
  table: TranslatedTable,
  row: Row,
): Promise<Row> {
  const [words = row] = await translated(services, table, [row], {}, language);
  return words;
}
