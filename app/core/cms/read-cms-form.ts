import type { FieldSpec, TypedFields } from '#core/edited-fields/field-spec.ts';
import { readFields } from '#core/edited-fields/read-fields.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import type { FormOutcome } from '#core/result.ts';
import * as m from '#messages/admin/kinds.ts';
import type { CmsRow, ContentKind } from './content-kind.ts';

/** Draft, from now on, from a later moment on, or called off. */
export const appearances = ['draft', 'now', 'later', 'cancelled'] as const;
export type Appearance = (typeof appearances)[number];

export type CmsInput = {
  row: CmsRow;
  appear: Appearance;
  /** The later moment; null unless that was chosen. */
  from: Date | null;
};

/** Which of them a kind offers. */
export function appearancesOf({ life, cancels }: Pick<ContentKind, 'life' | 'cancels'>): Appearance[] {
  if (life === 'timed') return ['now', 'later'];
  const offered: Appearance[] = life === 'scheduled' ? ['draft', 'now', 'later'] : ['draft', 'now'];
  return cancels ? [...offered, 'cancelled'] : offered;
}

const laterMoment: FieldSpec = { type: 'moment', path: 'appearFrom', label: m.from };

/**
 * Reads the cms form of one kind; every problem beside its field. A draft may lack its picture and
 * text.
 */
export function readCmsForm(kind: ContentKind, typed: TypedFields): FormOutcome<CmsInput> {
  const form = new FormReader();
  const appear = appearancesOf(kind).find((one) => one === typed.appear);
  const row = readFields<CmsRow>(kind.fields, typed, form, {}, appear === 'draft');
  if (form.clean) kind.check?.(row, form);
  if (!appear) form.refuse('appear', 'choice-invalid');
  const { appearFrom: from } = readFields<CmsRow>(appear === 'later' ? [laterMoment] : [], typed, form, {});
  return form.answer({ row, appear: appear ?? 'draft', from: from instanceof Date ? from : null });
}
