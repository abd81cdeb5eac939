import { data, Link, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { DonationTabs } from '#admin/menu/donation-tabs.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { RecordNumber } from '#admin/records/record-number.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { disagreementWords } from '#admin/words/money-event-words.ts';
import { paymentRoleWords } from '#admin/words/payment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/payments.ts';
import { forStaff, on, staffAction } from '#server/auth/staff-route.ts';
import { listOpenRefunds } from '#server/purchases/refund-queries.ts';
import { seeWarning } from '#server/purchases/see-warning.ts';
import { listWaitingPayments, type WaitingPayment } from '#server/purchases/waiting-payment-queries.ts';
import { listWarnings } from '#server/purchases/warning-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/waiting-payments.route';
import { OpenRefunds } from './open-refunds.tsx';
import { PaymentWarnings } from './payment-warnings.tsx';

/** Payments that settle no donation and no order, and payment warnings: both need somebody. */
export const loader = forStaff('donations.read', async ({ url, services, staff }) => {
  const [payments, refunds, warnings] = await Promise.all([
    listWaitingPayments(services),
    listOpenRefunds(services),
    listWarnings(services),
  ]);
  return {
    ...{ payments, refunds, warnings },
    maySee: mayDo(staff.roles, 'donations.refund'),
    done: url.searchParams.get('done'),
  };
});

/** Marks a payment warning as reviewed. */
export const action = staffAction(
  on(seeWarning, ({ text }) => [text('warningId')]),
  (_, outcome) => {
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/donation/payments')}?done=seen`);
    return data({ code: outcome.code }, { status: 409 });
  },
);

const doneWords = { seen: m.takenOffList };

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

import { sumWords } from '#admin/words/sum-words.ts';

export const handle = { crumb: m.paymentsToCheck } satisfies AdminHandle;

export default function WaitingPayments({ loaderData, actionData }: Route.ComponentProps) {
  const { payments, refunds, warnings, maySee, done } = loaderData;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.donation} />
      <DonationTabs here="payments" />
      {actionData && <Notice tone="bad">{adminMessageFor(actionData.code)}</Notice>}
      {!actionData && <DoneNotice done={done} words={doneWords} />}
      <PaymentWarnings warnings={warnings} maySee={maySee} />
      <OpenRefunds refunds={refunds} />
      {payments.length === 0 && warnings.length === 0 ? (
        <section className="panel">
          <EmptyState picture="donate" title={m.nothingToLookAt}>
            {m.nothingToLookAtNote}
          </EmptyState>
        </section>
      ) : (
        <ul className="admin-stack">
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
            to={href('/admin-dashboard/donation/payments/:paymentId', { paymentId: payment.id })}
            className="num -my-2.5 inline-block py-2.5 underline"
          >
            {sumWords(payment)}
          </Link>
        </h2>
        <Badge tone="bad">{paymentRoleWords(payment.role, payment)}</Badge>
      </header>
      <dl className="admin-facts">
        {payment.why && (
          <Fact label={m.whatDiffers}>
            <span className="block first-letter:uppercase">{disagreementWords(payment.why)}</span>
          </Fact>
        )}
        <Fact label={concernedWords(payment)}>
          {payment.seat ? (
            <Link to={href('/admin-dashboard/seats/:id', { id: payment.seat.id })}>
              {m.seatOf(payment.seat.number)}
            </Link>
          ) : payment.passes ? (
            m.passesOf(payment.passes.number)
          ) : payment.stay ? (
            <Link to={href('/admin-dashboard/stays/:id', { id: payment.stay.id })}>
              {m.stayOf(payment.stay.number)}
            </Link>
          ) : payment.order ? (
            <Link to={href('/admin-dashboard/orders/:id', { id: payment.order.id })}>
              <Sentence
                text={m.openOrder(payment.order.number)}
                parts={{ num: (words) => <span className="num">{words}</span> }}
              />
            </Link>
          ) : payment.donationId ? (
            <Link to={href('/admin-dashboard/donation/single-donation/:id', { id: payment.donationId })}>
              {m.openGift}
            </Link>
          ) : (
            m.unknown
          )}
        </Fact>
        <Fact label={m.taken} num>
          {shortMoment(payment.capturedAt)}
        </Fact>
        {payment.refunded > 0 && (
          <Fact label={m.alreadyReturned} num>
            {formatRupees(payment.refunded)}
          </Fact>
        )}
        <Fact label={m.gatewayNumber}>
          <RecordNumber>{payment.id}</RecordNumber>
        </Fact>
      </dl>
    </li>
  );
}

/** What the payment names, in a word. */
function concernedWords({ seat, passes, stay, order }: WaitingPayment): string {
  if (seat) return m.seat;
  if (passes) return m.passes;
  if (stay) return m.stay;
  return order ? m.order : m.gift;
}
