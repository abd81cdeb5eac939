import { Panel } from '#admin/frame/panel.tsx';
import { refundAskerWords, refundWords } from '#admin/words/refund-words.ts';
import { storedWords } from '#admin/words/stored-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { BookedRefund } from '#core/payments/refund.ts';
import * as m from '#messages/admin/stays.ts';
import { Badge } from '#ui/badge.tsx';
import { RefundDecision, type RefundDecisionProps } from './refund-decision.tsx';

type BookedRefundsProps = Pick<RefundDecisionProps, 'mayRefund' | 'ownMoney'> & {
  refunds: readonly BookedRefund[];
  /** The viewer: nobody agrees to what they asked for. */
  me: string;
};

/** The refunds of a stay or of seats: why, and for the second person the two buttons. */
export function BookedRefunds({ refunds, me, ...decision }: BookedRefundsProps) {
  return refunds.map((refund) => {
    const { id, state, amount, reason, askedBy, again } = refund;
    const { label, tone } = refundWords(state, false);
    return (
      <Panel key={id} title={m.refundOf(formatRupees(amount))} aside={<Badge tone={tone}>{label}</Badge>}>
        <p>
          {storedWords(reason)}
          <span className="sm faint block">{refundAskerWords(askedBy)}</span>
        </p>
        <RefundDecision {...decision} refund={refund} again={again} mine={askedBy === me} />
      </Panel>
    );
  });
}
