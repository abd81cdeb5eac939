import { Link } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { refundWords } from '#admin/words/refund-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/admin/payments.ts';
import type { RefundView } from '#server/purchases/refund-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';

type OpenRefund = RefundView & { paymentId: string };

/** Refunds that wait for a person or for the gateway; renders nothing when there are none. */
export function OpenRefunds({ refunds }: { refunds: OpenRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <Panel title={m.refundsUnderWay}>
      <ul className="admin-rows">
        {refunds.map((refund) => {
          const { label, tone } = refundWords(refund.state, refund.atCounter);
          return (
            <li key={refund.id} className="row between wrapx">
              <span>
                <Link to={nextPlace(refund)} className="num inline-block py-2 font-semibold underline">
                  {formatRupees(refund.amount)}
                </Link>
                <span className="sm muted block">
                  {refund.askedBy.name}, <span className="num">{shortMoment(refund.askedAt)}</span>
                </span>
              </span>
              <Badge tone={tone}>{label}</Badge>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** For those who do the next step: the refunds to hand over, in order. */
function nextPlace({ state, atCounter, order, paymentId }: OpenRefund): string {
  return state === 'approved' && atCounter && order
    ? href('/admin-dashboard/orders/:id', { id: order.id })
    : href('/admin-dashboard/donation/payments/:paymentId', { paymentId });
}
