import type { RefundState } from '#core/payments/refund.ts';
import type { Tone } from '#ui/notice.tsx';

type Words = { label: string; tone: Tone };

const words: Record<RefundState, Words> = {
  asked: { label: 'Waits for a second person', tone: 'wait' },
  approved: { label: 'Goes to the gateway', tone: 'wait' },
  declined: { label: 'Declined', tone: 'info' },
  sent: { label: 'The gateway has it', tone: 'wait' },
  processed: { label: 'Gone back', tone: 'good' },
  failed: { label: 'The gateway did not do it', tone: 'bad' },
};

/** For counter payments: the gateway has no part in them. */
const counterWords: Partial<Record<RefundState, Words>> = {
  approved: { label: 'To be handed back at the counter', tone: 'wait' },
  processed: { label: 'Handed back', tone: 'good' },
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
  return atCounter ? 'Approve: hand it back at the counter' : 'Approve and send it back';
}
