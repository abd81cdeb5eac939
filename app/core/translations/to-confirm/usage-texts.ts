import type { TextsToConfirm } from './text-to-confirm.ts';

/** Right as Hindi, but perhaps not how people here say it. */
export const usageTexts: TextsToConfirm = {
  messages: {
    navigation: ['planVisit', 'girls', 'dailyStory'],
    giving: ['inNameOf'],
    donate: ['inNameOf'],
    offerings: ['foodDonation'],
    reading: ['admin'],
    home: ['latestToday', 'nextTomorrow'],
    frame: ['donationHistory'],
    'admin/staff': ['roleLabels.accounts'],
    'admin/donations': ['paper', 'voidReceipt'],
    'admin/audit': ['secondOwner'],
    'admin/audit-fields': ['fields.sku'],
    'admin/menu': ['leaders', 'monthlyPromises'],
  },
  pages: ['/iskcongirls', '/plan-your-visit', '/food', '/teachings/reincarnation'],
  letters: [],
  settings: { givingWords: ['circle.title'], homeWords: ['children'] },
  rows: [{ table: 'causes', id: 'food-for-life', fields: ['title'] }],
};
