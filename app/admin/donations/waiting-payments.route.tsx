import { Link } from 'react-router';
import { Fact } from '#admin/shared/fact.tsx';
import { shortMoment } from '#admin/shared/moment-words.ts';
import { disagreementWords } from '#admin/shared/money-event-words.ts';
import type { OfficeHandle } from '#admin/shared/office-crumbs.tsx';
import { RecordNumber } from '#admin/shared/record-number.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { listOpenRefunds } from '#server/payments/refund-queries.ts';
import { listWaitingPayments, type WaitingPayment } from '#server/payments/waiting-payment-queries.ts';
import { servicesContext } from '#server/services.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/waiting-payments.route';
import { DonationTabs } from './donation-tabs.tsx';
import { OpenRefunds } from './open-refunds.tsx';
import { paymentRoleWords, sumWords } from './payment-words.ts';

/** Money that arrived and settles no gift and no order: it waits here until a person has looked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  await requireStaff(services, request, 'donations.read');
  const [payments, refunds] = await Promise.all([listWaitingPayments(services), listOpenRefunds(services)]);
  return { payments, refunds };
}

export const handle = { crumb: 'Payments to check' } satisfies OfficeHandle;

export default function WaitingPayments({ loaderData: { payments, refunds } }: Route.ComponentProps) {
  return (
    <div className="office-stack">
      <div className="office-head mb-0">
        <h1>Donation</h1>
      </div>
      <DonationTabs here="payments" />
      <OpenRefunds refunds={refunds} />
      {payments.length === 0 ? (
        <section className="panel">
          <EmptyState picture="donate" title="Nothing to look at">
            A second payment for the same gift or order, one of another amount, or one that came too late
            waits here.
          </EmptyState>
        </section>
      ) : (
        <ul className="office-stack">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Payment({ payment }: { payment: WaitingPayment }) {
  return (
    <li className="panel">
      <header>
        <h2>
          <Link
            to={`/admin-dashboard/donation/payments/${payment.id}`}
            className="num -my-2.5 inline-block py-2.5 underline"
          >
            {sumWords(payment)}
          </Link>
        </h2>
        <Badge tone="bad">{paymentRoleWords(payment.role, payment.order)}</Badge>
      </header>
      <dl className="office-facts">
        {payment.why && (
          <Fact label="What differs">
            <span className="block first-letter:uppercase">{disagreementWords(payment.why)}</span>
          </Fact>
        )}
        <Fact label={payment.order ? 'Order' : 'Gift'}>
          {payment.order ? (
            <Link to={`/admin-dashboard/orders/${payment.order.id}`}>
              Open order <span className="num">{payment.order.number}</span>
            </Link>
          ) : payment.donationId ? (
            <Link to={`/admin-dashboard/donation/single-donation/${payment.donationId}`}>Open the gift</Link>
          ) : (
            'Unknown'
          )}
        </Fact>
        <Fact label="Taken" num>
          {shortMoment(payment.capturedAt)}
        </Fact>
        {payment.refunded > 0 && (
          <Fact label="Already returned" num>
            {formatRupees(payment.refunded)}
          </Fact>
        )}
        <Fact label="Number at the gateway">
          <RecordNumber>{payment.id}</RecordNumber>
        </Fact>
      </dl>
    </li>
  );
}
