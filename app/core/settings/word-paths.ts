import type { TempleSettings } from '../content/temple-settings.ts';
import type { FieldSpec } from '../edited-fields/field-spec.ts';
import { settingSections } from './setting-sections.ts';

export type SettingKey = keyof TempleSettings;

/** Settings that name an account or a register: the same in every language. */
const noWords: readonly SettingKey[] = ['bank', 'upi', 'csr', 'shop'];

/** The texts of a setting, by their path: 'donation.title', 'entries.0.title'; '' is the value itself. */
export function wordPathsOf(key: SettingKey, value: unknown): string[] {
  if (noWords.includes(key)) return [];
  const section = settingSections.find((one) => one.key === key);
  return section ? pathsIn(section.fields, value) : [];
}

function pathsIn(fields: readonly FieldSpec[], value: unknown): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'text') return [field.path];
    if (field.type !== 'rows') return [];
    const list = (field.path === '' ? value : (value as Record<string, unknown>)[field.path]) as unknown[];
    const at = field.path === '' ? '' : `${field.path}.`;
    return list.flatMap((row, index) => pathsIn(field.columns, row).map((path) => `${at}${index}.${path}`));
  });
}
