import { modeWords } from '#admin/shared/ledger-table.tsx';
import { shortMoment } from '#admin/shared/moment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { PaymentView } from '#server/payments/refund-queries.ts';
import { paymentRoleWords } from './payment-words.ts';

const statusWords = {
  created: 'Begun',
  authorized: 'Set aside by the bank',
  failed: 'Failed',
  captured: 'Taken',
};

export function PaymentFacts({ payment }: { payment: PaymentView }) {
  const facts: [label: string, value: string | null][] = [
    ['Payment', payment.id],
    ['What it is', [paymentRoleWords(payment.role, payment.order), payment.why].filter(Boolean).join(', ')],
    ['Status', statusWords[payment.status]],
    ['Mode', modeWords[payment.mode] ?? payment.mode],
    ['Taken', payment.capturedAt && shortMoment(payment.capturedAt)],
    ['Returned', payment.refunded > 0 ? formatRupees(payment.refunded) : null],
  ];
  return (
    <dl className="office-facts">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num break-all">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
