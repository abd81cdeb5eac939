import { cellOfRow } from '#messages/admin/edited-fields.ts';
import type { TempleSettings } from '../content/temple-settings.ts';
import type { FieldSpec } from '../edited-fields/field-spec.ts';
import type { WordField } from '../translations/translated-kind.ts';
import { settingSections } from './setting-sections.ts';

export type SettingKey = keyof TempleSettings;

/** Settings that name an account or a register: the same in every language. */
const noWords: readonly string[] = ['bank', 'upi', 'csr'];

/** Of the seller only where goods are collected: name and numbers stand on bills, as registered. */
const wordsOnly: Partial<Record<string, readonly string[]>> = { shop: ['address'] };

/** The sections of the settings that have texts to translate. */
export const wordedSections = settingSections.filter(({ key }) => !noWords.includes(key));

/**
 * The texts of a setting, named by their path: 'donation.title', 'entries.0.title'; '' is the value
 * itself.
 */
export function settingWordFields(key: string, value: unknown): WordField[] {
  const section = wordedSections.find((one) => one.key === key);
  if (!section) return [];
  const only = wordsOnly[key];
  return wordsIn(section.fields, value).filter(({ name }) => !only || only.includes(name));
}

function wordsIn(fields: readonly FieldSpec[], value: unknown): WordField[] {
  return fields.flatMap((field): WordField[] => {
    const { path, label } = field;
    if (field.type === 'text')
      return [{ name: path, label, type: field.lines === 'many' ? 'lines' : 'line', max: field.max }];
    if (field.type !== 'rows') return [];
    const rows = (path === '' ? value : (value as Record<string, unknown>)[path]) as unknown[];
    return rows.flatMap((row, at) =>
      wordsIn(field.columns, row).map((cell) => ({
        ...cell,
        name: [path, String(at), cell.name].filter((part) => part !== '').join('.'),
        label: cellOfRow(cell.label, at + 1),
      })),
    );
  });
}
