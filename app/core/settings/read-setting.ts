import { inputName, type TypedFields } from '../edited-fields/field-spec.ts';
import { readFields } from '../edited-fields/read-fields.ts';
import { FormReader } from '../fields/form-reader.ts';
import type { FormOutcome } from '../result.ts';
import type { SettingSection } from './setting-section.ts';

/**
 * Reads one section's form over the current value (what the form does not show stays). An empty
 * form means that the temple has none, where that is allowed.
 */
export function readSetting(
  { fields, none }: SettingSection,
  current: unknown,
  typed: TypedFields,
): FormOutcome<unknown> {
  const form = new FormReader();
  if (none && fields.every((field) => (typed[inputName(field)] ?? '').trim() === '')) {
    return form.answer(Object.fromEntries(fields.map(({ path }) => [path, ''])));
  }
  return form.answer(readFields(fields, typed, form, structuredClone(current)));
}
