import { text } from '#core/edited-fields/field-spec.ts';
import * as m from '#messages/admin/kinds.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

const states = { done: m.stepDone, now: m.stepNow, next: m.stepNext };

/** The steps of the building. */
export const milestoneKind: ContentKind = {
  name: 'milestones',
  table: 'milestones',
  screens: { create: 'create-milestone', edit: 'single-milestone' },
  one: m.milestone,
  many: m.milestones,
  about: m.milestonesAbout,
  none: m.milestonesNone,
  life: 'shown',
  ...byHand,
  title: 'title',
  note: ({ state }) => states[state as keyof typeof states] ?? '',
  idFrom: 'title',
  fields: [
    text('title', m.title, 2, 80),
    text('words', m.sentenceAboutIt, 0, 300, { lines: 'many' }),
    {
      type: 'choice',
      path: 'state',
      label: m.howFar,
      options: Object.entries(states).map(([value, label]) => ({ value, label })),
    },
  ],
  starts: { state: 'next' },
  address: () => '/temple-construction',
  ...ofPages,
};
