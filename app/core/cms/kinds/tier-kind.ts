import { text } from '#core/edited-fields/field-spec.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import { byHand, type ContentKind } from '../content-kind.ts';

/** Life membership: what each tier costs and brings. */
export const tierKind: ContentKind = {
  name: 'membership',
  table: 'membership_tiers',
  screens: { create: 'create-tier', edit: 'single-tier' },
  one: 'Membership tier',
  many: 'Membership tiers',
  about: 'Offered on the Membership page, in this order.',
  none: 'Add the first one: its name, what it gives, what is asked for it.',
  life: 'shown',
  ...byHand,
  title: 'title',
  note: ({ amount_paise }) => formatRupees(amount_paise as Paise, 'short'),
  idFrom: 'title',
  fields: [
    text('title', 'Title', 2, 80),
    { type: 'money', path: 'amount_paise', label: 'Amount' },
    {
      type: 'lines',
      path: 'benefits',
      label: 'What it brings',
      most: 20,
      max: 160,
      hint: 'One benefit a line. What every tier has is shown once.',
    },
  ],
  address: () => '/membership',
  read: 'membership.read',
  write: 'membership.write',
};
