import { Link } from 'react-router';
import { shortMoment } from '#admin/shared/moment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { RefundView } from '#server/payments/refund-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { refundStateWords } from './payment-words.ts';

/** Refunds that wait for a person or for the gateway; nothing when there is none. */
export function OpenRefunds({ refunds }: { refunds: (RefundView & { paymentId: string })[] }) {
  if (refunds.length === 0) return null;
  return (
    <section className="panel">
      <header>
        <h2>Refunds under way</h2>
      </header>
      <dl className="office-facts">
        {refunds.map((refund) => (
          <div key={refund.id}>
            <dt>
              <Badge tone={refundStateWords[refund.state].tone}>{refundStateWords[refund.state].label}</Badge>
            </dt>
            <dd>
              <Link to={`/admin-dashboard/donation/payments/${refund.paymentId}`} className="num underline">
                {formatRupees(refund.amount)}
              </Link>{' '}
              asked by {refund.askedBy.name}, <span className="num">{shortMoment(refund.askedAt)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
