import { text } from '#core/edited-fields/field-spec.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as m from '#messages/admin/kinds.ts';
import { scheduleItems } from '../../content/csr-project.ts';
import { byHand, type ContentKind, ofPages } from '../content-kind.ts';

/**
 * A CSR project: only what Schedule VII names, so nothing of worship can be entered (rules F42,
 * I8).
 */
export const csrProjectKind: ContentKind = {
  name: 'csrdonation',
  table: 'csr_projects',
  screens: { create: 'create-csr-donation', edit: 'single-csr-donation' },
  one: m.csrProject,
  many: m.csrProjects,
  about: m.csrAbout,
  none: m.csrNone,
  life: 'shown',
  ...byHand,
  title: 'title',
  picture: 'image',
  note: ({ target_paise }) =>
    typeof target_paise === 'number' ? m.target(formatRupees(target_paise as Paise, 'short')) : m.noTarget,
  idFrom: 'title',
  fields: [
    text('title', m.title, 2, 80),
    {
      type: 'choice',
      path: 'schedule_item',
      label: m.scheduleItem,
      options: Object.entries(scheduleItems).map(([value, { item, words }]) => ({
        value,
        label: `${item} ${words}`,
      })),
    },
    text('summary', m.whatItDoes, 10, 300, { lines: 'many' }),
    { type: 'picture', path: 'image', label: m.photo, photo: true },
    { type: 'money', path: 'target_paise', label: m.targetLabel, optional: true },
  ],
  address: () => '/csr',
  ...ofPages,
};
