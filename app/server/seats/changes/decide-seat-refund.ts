import { decidePartRefund, type PartRefundDecision } from '#server/purchases/decide-part-refund.ts';
import { staffVerb } from '#server/write/staff-write.ts';

/** The second person's decision about a refund of paid seats. */
export const decideSeatRefund = staffVerb({
  permission: 'seats.refund',
  run: (work, refundId: string, decision: PartRefundDecision) =>
    decidePartRefund(work, 'seat', refundId, decision),
});
