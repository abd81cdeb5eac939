import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import type { FormOutcome } from '#core/result.ts';
import { type RowFields, type RowPlace, readRowPlace } from './row-fields.ts';

const milestoneStates = ['done', 'now', 'next'] as const;
export type MilestoneState = (typeof milestoneStates)[number];

/** One step of the building, and whether it is done, under way or planned. */
export type Milestone = { id: string; title: string; words: string; state: MilestoneState };

export type MilestoneFields = RowFields & Record<'title' | 'words' | 'state', string>;

/** Reads the admin's form for one step of the building. */
export function readMilestone(typed: MilestoneFields): FormOutcome<Milestone & RowPlace> {
  const form = new FormReader();
  return form.answer({
    ...readRowPlace(form, typed),
    title: form.text('title', typed.title, { min: 2, max: 80 }),
    words: form.text('words', typed.words, { min: 0, max: 300 }),
    state: form.read('state', readChoice(typed.state, milestoneStates)) ?? 'next',
  });
}
