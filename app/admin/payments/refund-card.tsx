import { Form, Link, useNavigation } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { approveWords, refundWords } from '#admin/words/refund-words.ts';
import { storedWords } from '#admin/words/stored-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/admin/payments.ts';
import type { RefundView } from '#server/purchases/refund-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';

type RefundCardProps = {
  refund: RefundView;
  mayDecide: boolean;
  /** Requested by the viewer. */
  isMine: boolean;
  /** The refund would go to the viewer. */
  isOwnMoney: boolean;
};

/** One refund: who requested it, why, who decided; for the second person the two buttons. */
export function RefundCard({ refund, mayDecide, isMine, isOwnMoney }: RefundCardProps) {
  const deciding = useNavigation().formData?.get('refundId') === refund.id;
  const { state, order, atCounter } = refund;
  const { label, tone } = refundWords(state, atCounter);
  const waits = state === 'asked';
  return (
    <Panel title={m.refundOf(formatRupees(refund.amount))} aside={<Badge tone={tone}>{label}</Badge>}>
      <dl className="admin-facts">
        <Fact label={m.why}>{storedWords(refund.reason)}</Fact>
        {refund.needsOwner && <Fact label={m.paidTwice}>{m.ownerDecides}</Fact>}
        {refund.originalId && (
          <Fact label={m.doubleOf}>
            <Link
              to={href('/admin-dashboard/donation/single-donation/:id', { id: refund.originalId })}
              className="underline"
            >
              {m.remainingGift}
            </Link>
          </Fact>
        )}
        <Fact label={m.asked}>
          {refund.askedBy.name}, <span className="num">{shortMoment(refund.askedAt)}</span>
        </Fact>
        {refund.decidedAt && (
          <Fact label={m.decided}>
            {refund.decidedBy}, <span className="num">{shortMoment(refund.decidedAt)}</span>
          </Fact>
        )}
      </dl>
      {waits && mayDecide && (
        <Form method="post" className="row wrapx mt-4">
          <input type="hidden" name="refundId" value={refund.id} />
          <Button look="strong" size="sm" name="decision" value="approved" busy={deciding && m.saving}>
            {approveWords(atCounter)}
          </Button>
          <Button look="outline" size="sm" name="decision" value="declined">
            {m.decline}
          </Button>
        </Form>
      )}
      {waits && isMine && (
        <p className="muted sm mt-4">{refund.needsOwner ? m.ownerMustApprove : m.elseMustApprove}</p>
      )}
      {waits && !isMine && isOwnMoney && <p className="muted sm mt-4">{adminMessageFor('refund-to-self')}</p>}
      {state === 'approved' && atCounter && order && (
        <p className="mt-4">
          <Sentence
            text={m.handOverIn(order.number)}
            parts={{
              order: (words) => (
                <Link to={href('/admin-dashboard/orders/:id', { id: order.id })} className="num underline">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </Panel>
  );
}
