import { decideBookedRefund } from '#server/purchases/decide-booked-refund.ts';

/** The second person's decision about a refund of paid seats (rule P10). */
export const decideSeatRefund = decideBookedRefund('seat');
