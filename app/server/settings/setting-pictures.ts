import { inputName, valueAt } from '#core/edited-fields/field-spec.ts';
import { findSection } from '#core/settings/find-section.ts';
import type { NamingField } from '../media/library-problems.ts';

/** The fields of a setting that name pictures, for `libraryProblems`. */
export function settingPictures(key: string, value: unknown): NamingField[] {
  return (findSection(key)?.fields ?? [])
    .filter(({ type }) => type === 'picture')
    .map((field) => ({ field: inputName(field), text: String(valueAt(value, field.path) ?? '') }));
}
