import { officeMessageFor } from '#admin/shared/office-messages.ts';
import type { OrderStage } from '#core/orders/order-state.ts';
import type { DeskTab } from '#server/orders/order-desk-queries.ts';
import type { Tone } from '#ui/notice.tsx';

export const tabWords: Record<DeskTab, string> = {
  pack: 'To pack',
  short: 'Paid, not in stock',
  ship: 'To send',
  underway: 'On the way',
  done: 'Delivered',
  cancelled: 'Cancelled',
  unpaid: 'Unpaid',
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
  'cancel-too-late': 'It is shipped already.',
  'money-in-review': 'A payment that does not agree with it waits for a person. Settle that first.',
  'cancel-nothing': 'Choose at least one piece that is not cancelled yet.',
  'refund-again-first': 'Cancelled lines are still owed to the buyer. Ask for that refund again first.',
};

export function deskMessage(code: string): string {
  return words[code] ?? officeMessageFor(code);
}
