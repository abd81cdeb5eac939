import { FormReader } from '#core/fields/form-reader.ts';
import type { FormOutcome } from '#core/result.ts';
import type { CmsRow, CmsTyped } from './cms-field.ts';
import type { ContentKind } from './content-kind.ts';
import { readCmsField } from './read-cms-field.ts';

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

/**
 * Reads the cms form of one kind; every problem beside its field. A draft may lack its picture and
 * text.
 */
export function readCmsForm(kind: ContentKind, typed: CmsTyped): FormOutcome<CmsInput> {
  const form = new FormReader();
  const row: CmsRow = {};
  const appear = appearancesOf(kind).find((one) => one === typed.appear);
  const unfinished = appear === 'draft';
  for (const field of kind.fields) Object.assign(row, readCmsField(field, typed, form, unfinished));
  if (form.clean) kind.check?.(row, form);
  if (!appear) form.refuse('appear', 'choice-invalid');
  const from =
    appear === 'later'
      ? readCmsField({ type: 'moment', column: 'appearFrom', label: '' }, typed, form).appearFrom
      : null;
  return form.answer({ row, appear: appear ?? 'draft', from: from instanceof Date ? from : null });
}
