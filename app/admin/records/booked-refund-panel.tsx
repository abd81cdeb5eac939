import { Panel } from '#admin/frame/panel.tsx';
import { refundWords } from '#admin/words/refund-words.ts';
import { storedWords } from '#admin/words/stored-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { BookedRefund } from '#core/payments/refund.ts';
import * as m from '#messages/admin/stays.ts';
import { Badge } from '#ui/badge.tsx';
import { RefundDecision, type RefundDecisionProps } from './refund-decision.tsx';

/** A refund of a stay or of seats: why, and for the second person the two buttons. */
export function BookedRefundPanel({ refund, ...decision }: RefundDecisionProps & { refund: BookedRefund }) {
  const { state, amount, reason, askedBy, again } = refund;
  const { label, tone } = refundWords(state, false);
  return (
    <Panel title={m.refundOf(formatRupees(amount))} aside={<Badge tone={tone}>{label}</Badge>}>
      <p>
        {storedWords(reason)}
        <span className="sm faint block">{m.askedBy[askedBy] ?? m.askedByOffice}</span>
      </p>
      <RefundDecision {...decision} refund={refund} again={again} />
    </Panel>
  );
}
