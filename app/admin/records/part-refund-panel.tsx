import { Panel } from '#admin/frame/panel.tsx';
import { refundWords } from '#admin/words/refund-words.ts';
import { storedWords } from '#admin/words/stored-words.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { RefundState } from '#core/payments/refund.ts';
import * as m from '#messages/admin/stays.ts';
import { Badge } from '#ui/badge.tsx';
import { RefundDecision, type RefundDecisionProps } from './refund-decision.tsx';

type PartRefund = {
  id: string;
  state: RefundState;
  amount: Paise;
  reason: string;
  askedBy: string;
  again: boolean;
};

/** A refund of a stay or of seats: why, and for the second person the two buttons. */
export function PartRefundPanel({ refund, ...decision }: RefundDecisionProps & { refund: PartRefund }) {
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
