import type { TempleSettings } from '../content/temple-settings.ts';
import { type FieldOf, type FieldSpec, text } from '../edited-fields/field-spec.ts';
import type { Permission } from '../people/roles.ts';

export type SettingField = FieldSpec & {
  /** On the first field of a part: the part's name, and the page that shows it. */
  part?: { title: string; page: string };
  /** A page's search description: its title, its address, and samples of its placeholders. */
  found?: { title: string; page: string; examples: Readonly<Record<string, string>> };
};

type SectionKey = Exclude<keyof TempleSettings, 'openingHours'>;

export type SettingSection = {
  key: SectionKey;
  title: string;
  /** Where the public sees it. */
  note: string;
  /** A hint above its fields. */
  help?: string;
  /** Who may change it; default: who may change all settings. */
  permission?: Permission;
  /** The public page that shows the whole of it. */
  page?: string;
  /** Lists (`rows`) come after the others. */
  fields: readonly SettingField[];
  /** Shown where the setting is optional: all fields may then be empty. */
  none?: { how: string; said: string };
};

export const line = (path: string, label: string, max = 80) => text(path, label, 1, max);

/** A sentence, or a line between sentences: as wide as the form. */
export const wideLine = (path: string, label: string, max: number) =>
  text(path, label, 1, max, { wide: true });

export const words = (path: string, label: string, max: number) =>
  text(path, label, 1, max, { lines: 'many', rows: 3 });

export const rows = (
  path: string,
  label: string,
  most: number,
  columns: readonly FieldSpec[],
): FieldOf<'rows'> => ({ type: 'rows', path, label, most, columns });
