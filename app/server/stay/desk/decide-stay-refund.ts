import { decideBookedRefund } from '#server/purchases/decide-booked-refund.ts';

/** The second person's decision about a refund of a stay (rule P10). */
export const decideStayRefund = decideBookedRefund('stay');
