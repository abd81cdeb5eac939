import { data, Form, redirect, useNavigation } from 'react-router';
import type { OfficeHandle } from '#admin/shared/office-crumbs.tsx';
import { donationStateWords } from '#core/donations/state-words.ts';
import { messageFor } from '#core/fields/messages.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { receiptPdfPath } from '#core/receipts/receipt-paths.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { findDonation } from '#server/donations/ledger-queries.ts';
import { resendReceipt } from '#server/donations/resend-receipt.ts';
import { listPaymentsOf } from '#server/payments/refund-queries.ts';
import { servicesContext } from '#server/services.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/gift.route';
import { GiftFacts } from './gift-facts.tsx';
import { GiftPayments } from './gift-payments.tsx';
import { GiftTimeline } from './gift-timeline.tsx';

/** One gift: what it is for, who gave it, what happened. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'donations.read');
  const gift = await findDonation(services, params.id);
  if (!gift) throw new Response(null, { status: 404 });
  return {
    gift,
    payments: await listPaymentsOf(services, gift.id),
    mayResend: mayDo(staff.roles, 'receipts.resend') && gift.receipt?.voided === false && gift.email !== null,
    resent: new URL(request.url).searchParams.get('resent') === '1',
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'receipts.resend');
  const outcome = await resendReceipt(services, staff, params.id);
  if (outcome.ok) throw redirect(`/admin-dashboard/donation/single-donation/${params.id}?resent=1`);
  return data({ code: outcome.code }, { status: 409 });
}

export const handle = { crumb: 'Gift' } satisfies OfficeHandle;

export default function Gift({
  loaderData: { gift, payments, mayResend, resent },
  actionData,
}: Route.ComponentProps) {
  const sending = useNavigation().state === 'submitting';
  const { label, tone } = donationStateWords[gift.state];
  return (
    <div className="office-stack">
      <div className="office-head mb-0">
        <h1 className="num">{formatRupees(gift.total)}</h1>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {actionData && <Notice tone="bad">{messageFor(actionData.code)}</Notice>}
      {resent && !actionData && <Notice tone="good">The receipt is on its way to the donor.</Notice>}
      <div className="office-two">
        <div className="office-stack">
          <section className="panel">
            <header>
              <h2>For</h2>
            </header>
            <dl className="office-facts">
              {gift.lines.map((line) => (
                <div key={`${line.causeId} ${line.typeId}`}>
                  <dt>
                    {line.title}
                    {line.quantity > 1 && ` × ${line.quantity}`}
                  </dt>
                  <dd className="num text-right">{formatRupees(line.amount)}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="panel">
            <header>
              <h2>Gift and donor</h2>
            </header>
            <GiftFacts gift={gift} />
          </section>
        </div>
        <div className="office-stack">
          <section className="panel">
            <header>
              <h2>Receipt</h2>
              <span className="num">
                {gift.receipt?.number}
                {gift.receipt?.voided && ' (void)'}
              </span>
            </header>
            {gift.receipt ? (
              <div className="row wrapx">
                <a href={receiptPdfPath(gift.receipt.id)} className="btn btn-outline btn-sm">
                  Open the PDF
                </a>
                {mayResend && (
                  <Form method="post">
                    <Button look="strong" size="sm" busy={sending && 'Sending…'}>
                      Resend
                    </Button>
                  </Form>
                )}
              </div>
            ) : (
              <p className="muted sm">A receipt is numbered when the payment is settled.</p>
            )}
          </section>
          <GiftPayments payments={payments} />
          <section className="panel">
            <header>
              <h2>What happened</h2>
            </header>
            <GiftTimeline entries={gift.timeline} />
          </section>
        </div>
      </div>
    </div>
  );
}
