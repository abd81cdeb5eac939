import { decidePartRefund, type PartRefundDecision } from '#server/purchases/decide-part-refund.ts';
import { staffVerb } from '#server/write/staff-write.ts';

/** The second person's decision about a refund of a stay. */
export const decideStayRefund = staffVerb({
  permission: 'stays.refund',
  run: (work, refundId: string, decision: PartRefundDecision) =>
    decidePartRefund(work, 'stay', refundId, decision),
});
