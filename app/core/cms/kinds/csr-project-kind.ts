import { text } from '#core/edited-fields/field-spec.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
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
  one: 'CSR project',
  many: 'CSR projects',
  about: 'What companies may give to, in this order; the inquiry form offers the same.',
  none: 'Add the first one: what it does, and what a company’s gift makes possible.',
  life: 'shown',
  ...byHand,
  title: 'title',
  picture: 'image',
  note: ({ target_paise }) =>
    typeof target_paise === 'number' ? `Target ${formatRupees(target_paise as Paise, 'short')}` : 'No target',
  idFrom: 'title',
  fields: [
    text('title', 'Title', 2, 80),
    {
      type: 'choice',
      path: 'schedule_item',
      label: 'Item of Schedule VII',
      options: Object.entries(scheduleItems).map(([value, { item, words }]) => ({
        value,
        label: `${item} ${words}`,
      })),
    },
    text('summary', 'What it does', 10, 300, { lines: 'many' }),
    { type: 'picture', path: 'image', label: 'Photo', photo: true },
    { type: 'money', path: 'target_paise', label: 'Target', optional: true },
  ],
  address: () => '/csr',
  ...ofPages,
};
