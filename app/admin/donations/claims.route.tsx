import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { shortMoment } from '#admin/shared/moment-words.ts';
import type { OfficeHandle } from '#admin/shared/office-crumbs.tsx';
import { officeMessageFor } from '#admin/shared/office-messages.ts';
import { longDate } from '#core/content/date-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { listWaitingClaims, type WaitingClaim } from '#server/donations/claim-queries.ts';
import { matchUpiClaim } from '#server/donations/match-upi-claim.ts';
import { readFormText } from '#server/http/form-text.ts';
import { servicesContext } from '#server/services.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/claims.route';
import { DonationTabs } from './donation-tabs.tsx';

/** Transfers that donors claim, to be found on the bank's statement by a person. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'donations.read');
  return {
    claims: await listWaitingClaims(services),
    mayDecide: mayDo(staff.roles, 'donations.match'),
    done: new URL(request.url).searchParams.get('done'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'donations.match');
  const { claimId, decision } = await readFormText(request, ['claimId', 'decision']);
  if (decision !== 'matched' && decision !== 'rejected') throw new Response(null, { status: 400 });
  const outcome = await matchUpiClaim(services, staff, claimId, decision);
  if (outcome.ok) throw redirect(`/admin-dashboard/donation/claims?done=${decision}`);
  return data({ code: outcome.code }, { status: 409 });
}

export const handle = { crumb: 'Claims to match' } satisfies OfficeHandle;

export default function Claims({ loaderData, actionData }: Route.ComponentProps) {
  const { claims, mayDecide, done } = loaderData;
  return (
    <div className="office-stack">
      <div className="office-head mb-0">
        <h1>Donation</h1>
      </div>
      <DonationTabs here="claims" />
      {actionData && <Notice tone="bad">{officeMessageFor(actionData.code)}</Notice>}
      {!actionData && done === 'matched' && (
        <Notice tone="good">Matched. Where the amount agrees, the receipt is on its way.</Notice>
      )}
      {!actionData && done === 'rejected' && <Notice>The claim is set aside as not found.</Notice>}
      {claims.length === 0 ? (
        <section className="panel">
          <EmptyState picture="temple-construction" title="Nothing to match">
            When a donor tells of a UPI or bank transfer, it waits here until you find it on the statement.
          </EmptyState>
        </section>
      ) : (
        <ul className="office-stack">
          {claims.map((claim) => (
            <Claim key={claim.id} claim={claim} mayDecide={mayDecide} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Claim({ claim, mayDecide }: { claim: WaitingClaim; mayDecide: boolean }) {
  const deciding = useNavigation().formData?.get('claimId') === claim.id;
  const agrees = claim.amount === claim.total;
  return (
    <li className="panel">
      <header>
        <h2 className="num">{claim.utr}</h2>
        <b className="num">{formatRupees(claim.amount)}</b>
      </header>
      <dl className="office-facts">
        <div>
          <dt>Gift</dt>
          <dd>
            <Link to={`/admin-dashboard/donation/single-donation/${claim.donationId}`}>
              {claim.donorName ?? 'Quiet gift'}, {formatRupees(claim.total)}
            </Link>{' '}
            {!agrees && <Badge tone="bad">Another amount</Badge>}
          </dd>
        </div>
        <div>
          <dt>Paid on</dt>
          <dd className="num">{longDate(new Date(`${claim.paidOn}T12:00:00+05:30`))}</dd>
        </div>
        <div>
          <dt>Told us</dt>
          <dd className="num">{shortMoment(claim.claimedAt)}</dd>
        </div>
      </dl>
      {mayDecide && (
        <Form method="post" className="row wrapx mt-4">
          <input type="hidden" name="claimId" value={claim.id} />
          <Button look="strong" size="sm" name="decision" value="matched" busy={deciding && 'Saving…'}>
            Found on the statement
          </Button>
          <Button look="outline" size="sm" name="decision" value="rejected">
            Not there
          </Button>
        </Form>
      )}
    </li>
  );
}
