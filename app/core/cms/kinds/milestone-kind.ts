import type { ContentKind } from '../content-kind.ts';

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
  ordered: true,
  sort: { column: 'position', down: false },
  title: 'title',
  note: ({ state }) => states[state as keyof typeof states] ?? '',
  idFrom: 'title',
  fields: [
    { type: 'text', path: 'title', label: 'Title', min: 2, max: 80 },
    { type: 'text', path: 'words', label: 'A sentence about it', min: 0, max: 300, lines: 'many' },
    {
      type: 'choice',
      path: 'state',
      label: 'How far it is',
      options: Object.entries(states).map(([value, label]) => ({ value, label })),
    },
  ],
  starts: { state: 'next' },
  address: () => '/temple-construction',
  read: 'content.read',
  write: 'content.write',
};
