import { fieldName, shownIn } from '#core/settings/read-setting.ts';
import { findSection } from '#core/settings/setting-sections.ts';
import type { NamingField } from '../media/library-problems.ts';

/** The fields of a setting that name pictures, for `libraryProblems`. */
export function settingPictures(key: string, value: unknown): NamingField[] {
  return (findSection(key)?.fields ?? [])
    .filter(({ kind }) => kind === 'picture')
    .map(({ path }) => ({ field: fieldName(path), text: shownIn(value, path) }));
}
