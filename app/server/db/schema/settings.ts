import type { ColumnType, Generated } from 'kysely';

export interface SettingsTable {
  key: string;
  /** JSON; its shape is checked when read (core/content/temple-settings). */
  value: ColumnType<unknown, string, string>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
