import { adminMessageFor } from '#admin/words/admin-messages.ts';
import type { OrderStage } from '#core/orders/order-state.ts';
import type { OrderTab } from '#server/orders/queries/admin-order-queries.ts';
import type { Tone } from '#ui/notice.tsx';

export const tabWords: Record<OrderTab, string> = {
  pack: 'To pack',
  short: 'Paid, not in stock',
  ship: 'To send',
  underway: 'On the way',
  done: 'Delivered',
  cancelled: 'Cancelled',
  unpaid: 'Unpaid',
};

/** What a column of the board is for, shown where it is empty. */
export const emptyWords: Record<OrderTab, string> = {
  pack: 'An order stands here as soon as it is paid, until its goods are packed.',
  short: 'An order stands here when it is paid and its goods are no longer on the shelf.',
  ship: 'An order stands here when it is packed, until the courier has it or the buyer collected it.',
  underway: 'An order stands here while the courier has it.',
  done: 'An order stands here when the buyer has the goods.',
  cancelled: 'An order stands here when all of it was cancelled.',
  unpaid: 'An order stands here when it was begun and its payment has not come.',
};

export const stageWords: Record<OrderStage, { label: string; tone: Tone }> = {
  open: { label: 'Unpaid', tone: 'wait' },
  placed: { label: 'To pack', tone: 'info' },
  short: { label: 'Short', tone: 'bad' },
  packed: { label: 'Packed', tone: 'info' },
  shipped: { label: 'Shipped', tone: 'good' },
  delivered: { label: 'Delivered', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'info' },
};

const words: Record<string, string> = {
  'order-unknown': 'There is no such order.',
  'order-moved': 'Somebody changed this order meanwhile. Look at it anew.',
  'order-unpaid': 'It is not paid yet. Take the payment first.',
  'courier-needed': 'Write the courier and its tracking number.',
  'still-short': 'The goods are still not on the shelf.',
  'swap-nothing': 'Write the article number of what is sent instead, for at least one line.',
  'swap-line': 'This line can no longer be swapped.',
  'swap-gone': 'This article is not on sale.',
  'swap-same': 'This is what was ordered. Choose something else.',
  'swap-unknown': 'No article on sale has this number.',
  'swap-short': 'There are not enough of it on the shelf, or something else of the order is missing too.',
  'swap-over': 'This offer is over. Look at the order anew.',
  'cancel-too-late': 'It is shipped already.',
  'money-in-review': 'A payment that does not agree with it waits for a person. Settle that first.',
  'cancel-nothing': 'Choose at least one piece that is not cancelled yet.',
  'hand-back-day': 'Enter the day on which you handed it over: not before it was paid, and not after today.',
  'refund-again-first': 'Cancelled lines are still owed to the buyer. Ask for that refund again first.',
};

export function orderMessage(code: string): string {
  return words[code] ?? adminMessageFor(code);
}
