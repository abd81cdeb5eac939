import type { LettersTable } from './schema/letters.ts';
import type { SettingsTable } from './schema/settings.ts';

/** Every table of the site, typed. Each noun's tables stand in a file of its own under schema/. */
export interface Database {
  letters: LettersTable;
  settings: SettingsTable;
}
