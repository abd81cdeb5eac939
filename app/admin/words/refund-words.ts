import type { RefundState, RefundStranger } from '#core/payments/refund.ts';
import * as m from '#messages/admin/money.ts';
import type { Tone } from '#ui/notice.tsx';

type Words = { label: string; tone: Tone };

const words: Record<RefundState, Words> = {
  asked: { label: m.refundAsked, tone: 'wait' },
  approved: { label: m.refundApproved, tone: 'wait' },
  declined: { label: m.refundDeclined, tone: 'info' },
  sent: { label: m.refundSent, tone: 'wait' },
  processed: { label: m.refundProcessed, tone: 'good' },
  failed: { label: m.refundFailed, tone: 'bad' },
};

/** For counter payments: the gateway has no part in them. */
const counterWords: Partial<Record<RefundState, Words>> = {
  approved: { label: m.handBack, tone: 'wait' },
  processed: { label: m.handedBack, tone: 'good' },
};

/**
 * The state of a refund, wherever the admin shows it. `atCounter`: somebody has to hand the money
 * over.
 */
export function refundWords(state: RefundState, atCounter: boolean): Words {
  return (atCounter && counterWords[state]) || words[state];
}

/** What approval leads to. */
export function approveWords(atCounter: boolean): string {
  return atCounter ? m.approveAtCounter : m.approveOnline;
}

const strangers: Record<RefundStranger, string> = m.refundAskers;

/** Who asked for a refund of what was booked: the staff is 'the office'. */
export function refundAskerWords(askedBy: string): string {
  const known = Object.entries(strangers).find(([who]) => who === askedBy);
  return known ? known[1] : m.refundByOffice;
}
