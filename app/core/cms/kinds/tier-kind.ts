import { text, whole } from '#core/edited-fields/field-spec.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as m from '#messages/admin/kinds.ts';
import { byHand, type ContentKind } from '../content-kind.ts';

/** Life membership: what each tier costs and brings. */
export const tierKind: ContentKind = {
  name: 'membership',
  table: 'membership_tiers',
  screens: { create: 'create-tier', edit: 'single-tier' },
  one: m.tier,
  many: m.tiers,
  about: m.tiersAbout,
  none: m.tiersNone,
  life: 'shown',
  ...byHand,
  title: 'title',
  note: ({ amount_paise }) => formatRupees(amount_paise as Paise, 'short'),
  idFrom: 'title',
  fields: [
    text('title', m.title, 2, 80),
    { type: 'money', path: 'amount_paise', label: m.amount },
    {
      type: 'lines',
      path: 'benefits',
      label: m.whatItBrings,
      most: 20,
      max: 160,
      hint: m.whatItBringsHint,
    },
    whole('nights_a_year', m.nightsAYear, 0, 366),
    whole('passes_a_year', m.passesAYear, 0, 1_000),
    whole('shop_percent', m.shopPercent, 0, 50, { hint: m.shopPercentHint }),
    whole('grace_days', m.graceDays, 0, 366, { hint: m.graceDaysHint }),
    { type: 'cause', path: 'cause_id', label: m.tierCause, optional: true, hint: m.tierCauseHint },
    { type: 'yes', path: 'needs_approval', label: m.needsApproval },
  ],
  starts: {
    nights_a_year: '0',
    passes_a_year: '0',
    shop_percent: '0',
    grace_days: '30',
    needs_approval: 'on',
  },
  address: () => '/membership',
  read: 'membership.read',
  write: 'membership.write',
};
