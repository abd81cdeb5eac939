import { Fact } from '#admin/shared/fact.tsx';
import { modeWords } from '#admin/shared/ledger-table.tsx';
import { shortMoment } from '#admin/shared/moment-words.ts';
import { disagreementWords } from '#admin/shared/money-event-words.ts';
import { RecordNumber } from '#admin/shared/record-number.tsx';
import { formatRupees } from '#core/money/paise.ts';
import type { PaymentView } from '#server/purchases/refund-queries.ts';
import { paymentRoleWords, paymentStatusWords } from './payment-words.ts';

export function PaymentFacts({ payment }: { payment: PaymentView }) {
  const facts: [label: string, value: string | null][] = [
    [
      'What it is',
      [paymentRoleWords(payment.role, payment.order), payment.why && disagreementWords(payment.why)]
        .filter(Boolean)
        .join(': '),
    ],
    ['Status', paymentStatusWords[payment.status]],
    ['Mode', modeWords[payment.mode] ?? payment.mode],
    ['Taken', payment.capturedAt && shortMoment(payment.capturedAt)],
    ['Returned', payment.refunded > 0 ? formatRupees(payment.refunded) : null],
  ];
  return (
    <dl className="admin-facts">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Fact key={label} label={label} num>
            {value}
          </Fact>
        ))}
      <Fact label={payment.mode === 'online' ? 'Number at the gateway' : 'Number in the books'}>
        <RecordNumber>{payment.id}</RecordNumber>
      </Fact>
    </dl>
  );
}
