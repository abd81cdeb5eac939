import { Link } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import type { PaymentView } from '#server/payments/refund-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { paymentRoleWords } from './payment-words.ts';

/** The payments that came for a gift; each leads to its own page, where it can be returned. */
export function GiftPayments({ payments }: { payments: PaymentView[] }) {
  return (
    <section className="panel">
      <header>
        <h2>Payments</h2>
      </header>
      {payments.length === 0 && <p className="muted sm">No payment has reached us for this gift.</p>}
      <dl className="office-facts">
        {payments.map((payment) => (
          <div key={payment.id}>
            <dt>
              <Link
                to={`/admin-dashboard/donation/payments/${payment.id}`}
                className="num break-all underline"
              >
                {payment.id}
              </Link>
            </dt>
            <dd>
              <Badge
                tone={payment.role === 'settling' ? 'good' : payment.status === 'captured' ? 'bad' : 'info'}
              >
                {payment.role === 'attempt' ? payment.status : paymentRoleWords(payment.role, null)}
              </Badge>
              <span className="num block mt-1">
                {formatRupees(payment.amount)}
                {payment.refunded > 0 && `, ${formatRupees(payment.refunded)} returned`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
