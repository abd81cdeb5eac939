import { decideBookedRefund } from '#server/purchases/decide-booked-refund.ts';

/** The second person's decision about a refund of passes (rule P10). */
export const decidePassRefund = decideBookedRefund('pass');
