import { legalAdminMessages, legalMessages } from './legal-messages.ts';
import type { TextsToConfirm } from './text-to-confirm.ts';

/** Confirmed by whoever answers for the English sentences too. */
export const legalTexts: TextsToConfirm = {
  messages: { ...legalMessages, ...legalAdminMessages },
  pages: [
    ...(['/privacy-policy', '/terms-condition', '/cancellation-refund-policy'] as const),
    // These have sentences on law or refunds.
    ...(['/bhakti', '/fooddonation', '/benefits-testimonials', '/csr', '/why-donate'] as const),
    ...(['/offeringpage', '/temple-construction'] as const),
  ],
  letters: [
    ...(['gift-receipt-void', 'certificate-ready', 'returned-double', 'returned-part'] as const),
    ...(['taken-back-bounced', 'taken-back-mistake', 'taken-back-unmatched'] as const),
    ...(['returned-unfit', 'returned-whole', 'order-cancelled', 'order-cancelled-counter'] as const),
    ...(['order-part-cancelled', 'order-part-cancelled-counter', 'order-returned'] as const),
    ...(['order-returned-counter', 'order-returned-part', 'order-returned-stray'] as const),
    ...(['stay-cancelled', 'stay-short', 'stay-returned', 'stay-returned-stray'] as const),
    ...(['seat-cancelled', 'seat-called-off', 'seat-short', 'seat-returned', 'seat-returned-stray'] as const),
    ...(['passes-cancelled', 'passes-short', 'passes-returned', 'passes-returned-stray'] as const),
    ...(['order-cancelled-link', 'monthly-gift'] as const),
    ...(['pay-link', 'order-pay-link', 'new-browser', 'password-changed', 'mobile-changed'] as const),
  ],
  settings: {
    stay: ['cancelling', 'rules.1'],
    givingWords: ['membershipTiers.lead', 'csrProjects.lead'],
    activityWords: ['tourAsk.lead', 'tourAskPaid.lead'],
    homeHeads: ['causes.lead'],
    answerWords: ['tour-*', 'class-enrolment', 'stay-inquiry', 'membership', 'duplicate-payment'],
  },
  rows: [
    { table: 'causes', id: 'offerings', fields: ['*'] },
    { table: 'causes', id: 'general', fields: ['*'] },
    { table: 'products', id: '*', fields: ['net_quantity', 'origin', 'maker', 'best_before'] },
    { table: 'membership_tiers', id: '*', fields: ['benefits'] },
    { table: 'leaders', id: 'treasurer', fields: ['*'] },
  ],
};
