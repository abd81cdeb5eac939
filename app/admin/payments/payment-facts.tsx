import { modeWords } from '#admin/lists/ledger-table.tsx';
import { Fact, Facts } from '#admin/records/fact.tsx';
import { RecordNumber } from '#admin/records/record-number.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { disagreementWords } from '#admin/words/money-event-words.ts';
import { paymentRoleWords, paymentStatusWords } from '#admin/words/payment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/admin/payments.ts';
import type { PaymentView } from '#server/purchases/refund-queries.ts';

export function PaymentFacts({ payment }: { payment: PaymentView }) {
  const facts: [label: string, value: string | null][] = [
    [
      m.whatItIs,
      [paymentRoleWords(payment.role, payment), payment.why && disagreementWords(payment.why)]
        .filter(Boolean)
        .join(': '),
    ],
    [m.status, paymentStatusWords[payment.status]],
    [m.mode, modeWords[payment.mode] ?? payment.mode],
    [m.taken, payment.capturedAt && shortMoment(payment.capturedAt)],
    [m.returned, payment.refunded > 0 ? formatRupees(payment.refunded) : null],
  ];
  return (
    <dl className="admin-facts">
      <Facts facts={facts} />
      <Fact label={payment.mode === 'online' ? m.gatewayNumber : m.booksNumber}>
        <RecordNumber>{payment.id}</RecordNumber>
      </Fact>
    </dl>
  );
}
