import { Link } from 'react-router';
import { RecordNumber } from '#admin/shared/record-number.tsx';
import { formatRupees } from '#core/money/paise.ts';
import type { PaymentView } from '#server/payments/refund-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { paymentRoleWords, paymentStatusWords, sumWords } from './payment-words.ts';

/** The payments that came for a gift; each leads to its own page, where it can be returned. */
export function GiftPayments({ payments }: { payments: PaymentView[] }) {
  return (
    <section className="panel">
      <header>
        <h2>Payments</h2>
      </header>
      {payments.length === 0 && <p className="muted sm">No payment has reached us for this gift.</p>}
      <ul className="office-rows">
        {payments.map((payment) => (
          <li key={payment.id}>
            <div className="row between wrapx">
              <Link
                to={`/admin-dashboard/donation/payments/${payment.id}`}
                className="num font-semibold underline"
              >
                {sumWords(payment)}
              </Link>
              <Badge
                tone={payment.role === 'settling' ? 'good' : payment.status === 'captured' ? 'bad' : 'info'}
              >
                {payment.role === 'attempt'
                  ? paymentStatusWords[payment.status]
                  : paymentRoleWords(payment.role, null)}
              </Badge>
            </div>
            {payment.refunded > 0 && (
              <span className="num block sm">{formatRupees(payment.refunded)} returned</span>
            )}
            <span className="sm muted block mt-1">
              <RecordNumber>{payment.id}</RecordNumber>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
