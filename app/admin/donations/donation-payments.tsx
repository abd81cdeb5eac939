import { Link } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { RecordNumber } from '#admin/records/record-number.tsx';
import { paymentRoleWords, paymentStatusWords } from '#admin/words/payment-words.ts';
import { sumWords } from '#admin/words/sum-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/admin/donations.ts';
import type { PaymentView } from '#server/purchases/refund-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';

type DonationPaymentsProps = {
  payments: PaymentView[];
  /** The donation was taken back: nothing was refunded, the money never belonged to it. */
  takenBack: boolean;
};

/** The payments of a donation; each links to its own page, where it can be refunded. */
export function DonationPayments({ payments, takenBack }: DonationPaymentsProps) {
  return (
    <Panel title={m.payments}>
      {payments.length === 0 && <p className="muted sm">{m.noPayment}</p>}
      <ul className="admin-rows">
        {payments.map((payment) => (
          <li key={payment.id}>
            <div className="row between wrapx">
              <Link
                to={href('/admin-dashboard/donation/payments/:paymentId', { paymentId: payment.id })}
                className="num -my-2 inline-block py-2.5 font-semibold underline"
              >
                {sumWords(payment)}
              </Link>
              <RoleBadge payment={payment} />
            </div>
            {payment.refunded > 0 && (
              <span className="num block sm">
                {takenBack ? m.takenBack : m.returned(formatRupees(payment.refunded))}
              </span>
            )}
            <span className="sm muted block mt-1">
              <RecordNumber>{payment.id}</RecordNumber>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The role of a payment for its donation, until all of it was refunded. */
function RoleBadge({ payment: { role, status, amount, refunded } }: { payment: PaymentView }) {
  if (status === 'captured' && refunded >= amount) return <Badge tone="info">{m.countsNoMore}</Badge>;
  return (
    <Badge tone={role === 'settling' ? 'good' : status === 'captured' ? 'bad' : 'info'}>
      {role === 'attempt'
        ? paymentStatusWords[status]
        : paymentRoleWords(role, { order: null, stay: null, passes: null, seat: null })}
    </Badge>
  );
}
