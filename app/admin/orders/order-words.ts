import { adminMessageFor } from '#admin/words/admin-messages.ts';
import type { OrderStage } from '#core/orders/order-state.ts';
import * as m from '#messages/admin/orders.ts';
import type { OrderTab } from '#server/orders/queries/admin-order-queries.ts';
import type { Tone } from '#ui/notice.tsx';

export const tabWords: Record<OrderTab, string> = {
  pack: m.toPack,
  short: m.paidNotInStock,
  ship: m.toSend,
  underway: m.onTheWay,
  done: m.delivered,
  cancelled: m.cancelled,
  unpaid: m.unpaid,
};

/** What a column of the board is for, shown where it is empty. */
export const emptyWords: Record<OrderTab, string> = {
  pack: m.nothingToPack,
  short: m.nothingShort,
  ship: m.nothingToSend,
  underway: m.nothingUnderway,
  done: m.nothingDelivered,
  cancelled: m.nothingCancelled,
  unpaid: m.nothingUnpaid,
};

export const stageWords: Record<OrderStage, { label: string; tone: Tone }> = {
  open: { label: m.unpaid, tone: 'wait' },
  placed: { label: m.toPack, tone: 'info' },
  short: { label: m.short, tone: 'bad' },
  packed: { label: m.packed, tone: 'info' },
  shipped: { label: m.shipped, tone: 'good' },
  delivered: { label: m.delivered, tone: 'good' },
  cancelled: { label: m.cancelled, tone: 'info' },
};

const words: Record<string, string> = {
  'order-unknown': m.orderUnknown,
  'order-moved': m.orderMoved,
  'order-unpaid': m.orderUnpaid,
  'courier-needed': m.courierNeeded,
  'still-short': m.stillShort,
  'swap-nothing': m.swapNothing,
  'swap-line': m.swapLine,
  'swap-gone': m.swapGone,
  'swap-same': m.swapSame,
  'swap-unknown': m.swapUnknown,
  'swap-short': m.swapShort,
  'swap-over': m.swapOver,
  'cancel-too-late': m.cancelTooLate,
  'money-in-review': m.moneyInReview,
  'cancel-nothing': m.cancelNothing,
  'hand-back-day': m.handBackDay,
  'hand-back-alone': m.handBackAlone,
  'refund-again-first': m.refundAgainFirst,
};

export function orderMessage(code: string): string {
  return words[code] ?? adminMessageFor(code);
}
