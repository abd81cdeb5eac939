import { text } from '#core/edited-fields/field-spec.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

const states = { done: 'Done', now: 'Under way', next: 'To come' };

/** The steps of the building. */
export const milestoneKind: ContentKind = {
  name: 'milestones',
  table: 'milestones',
  screens: { create: 'create-milestone', edit: 'single-milestone' },
  one: 'Milestone',
  many: 'Building milestones',
  about: 'Shown on the Temple Construction page, in this order.',
  none: 'Add the first step of the building: what is done, what is under way.',
  life: 'shown',
  ...byHand,
  title: 'title',
  note: ({ state }) => states[state as keyof typeof states] ?? '',
  idFrom: 'title',
  fields: [
    text('title', 'Title', 2, 80),
    text('words', 'A sentence about it', 0, 300, { lines: 'many' }),
    {
      type: 'choice',
      path: 'state',
      label: 'How far it is',
      options: Object.entries(states).map(([value, label]) => ({ value, label })),
    },
  ],
  starts: { state: 'next' },
  address: () => '/temple-construction',
  ...ofPages,
};
