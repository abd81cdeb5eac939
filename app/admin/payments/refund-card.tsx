import { Form, Link, useNavigation } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { approveWords, refundWords } from '#admin/words/refund-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { RefundView } from '#server/purchases/refund-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';

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
    <Panel title={<>Refund of {formatRupees(refund.amount)}</>} aside={<Badge tone={tone}>{label}</Badge>}>
      <dl className="admin-facts">
        <Fact label="Why">{refund.reason}</Fact>
        {refund.needsOwner && <Fact label="Paid twice">No. An owner decides.</Fact>}
        {refund.originalId && (
          <Fact label="Double of">
            <Link
              to={href('/admin-dashboard/donation/single-donation/:id', { id: refund.originalId })}
              className="underline"
            >
              The gift that stands
            </Link>
          </Fact>
        )}
        <Fact label="Asked">
          {refund.askedBy.name}, <span className="num">{shortMoment(refund.askedAt)}</span>
        </Fact>
        {refund.decidedAt && (
          <Fact label="Decided">
            {refund.decidedBy}, <span className="num">{shortMoment(refund.decidedAt)}</span>
          </Fact>
        )}
      </dl>
      {waits && mayDecide && (
        <Form method="post" className="row wrapx mt-4">
          <input type="hidden" name="refundId" value={refund.id} />
          <Button look="strong" size="sm" name="decision" value="approved" busy={deciding && 'Saving…'}>
            {approveWords(atCounter)}
          </Button>
          <Button look="outline" size="sm" name="decision" value="declined">
            Decline
          </Button>
        </Form>
      )}
      {waits && isMine && (
        <p className="muted sm mt-4">
          {refund.needsOwner ? 'An owner' : 'Somebody else of owner or accounts'} must approve what you asked
          for.
        </p>
      )}
      {waits && !isMine && isOwnMoney && <p className="muted sm mt-4">{adminMessageFor('refund-to-self')}</p>}
      {state === 'approved' && atCounter && order && (
        <p className="mt-4">
          Whoever hands it over says so in{' '}
          <Link to={href('/admin-dashboard/orders/:id', { id: order.id })} className="underline">
            order <span className="num">{order.number}</span>
          </Link>
          .
        </p>
      )}
    </Panel>
  );
}
