import { data, Form, Link, redirect, useNavigation } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { DonationTabs } from '#admin/menu/donation-tabs.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { isDonationId } from '#core/donations/donation-id.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/payments.ts';
import { forStaff, on, staffAction } from '#server/auth/staff-route.ts';
import { listWaitingClaims, type WaitingClaim } from '#server/donations/claim-queries.ts';
import { matchUpiClaim } from '#server/donations/match-upi-claim.ts';
import { intentOf } from '#server/web-request/form-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/claims.route';

/** Transfers that donors claim, for the staff to find on the bank's statement. */
export const loader = forStaff('donations.read', async ({ url, services, staff }) => {
  const query = url.searchParams;
  const decided = query.get('donation') ?? '';
  return {
    claims: await listWaitingClaims(services),
    mayDecide: mayDo(staff.roles, 'donations.match'),
    done: query.get('done'),
    decided: isDonationId(decided) ? decided : null,
  };
});

export const action = staffAction(
  on(matchUpiClaim, ({ text }) => {
    const decision = intentOf(text('decision'), ['matched', 'rejected']);
    return [text('claimId'), decision, text('donation')];
  }),
  ({ text }, outcome) => {
    if (outcome.ok) {
      const { donationId } = outcome.value;
      throw redirect(
        `${href('/admin-dashboard/donation/claims')}?done=${text('decision')}&donation=${donationId}`,
      );
    }
    const beside = outcome.field === 'donation';
    const [claimId, donation] = [text('claimId'), text('donation')];
    return data({ code: outcome.code, beside, claimId, donation }, { status: 409 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.claimsToMatch } satisfies AdminHandle;

export default function Claims({ loaderData, actionData }: Route.ComponentProps) {
  const { claims, mayDecide, done, decided } = loaderData;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.donation} />
      <DonationTabs here="claims" />
      {actionData && !actionData.beside && <Notice tone="bad">{adminMessageFor(actionData.code)}</Notice>}
      {!actionData && done === 'matched' && (
        <Notice tone="good">
          <Sentence
            text={m.matchedNote}
            parts={{
              gift: (words) => (
                <Link
                  to={
                    decided
                      ? href('/admin-dashboard/donation/single-donation/:id', { id: decided })
                      : href('/admin-dashboard/donation')
                  }
                >
                  {words}
                </Link>
              ),
            }}
          />
        </Notice>
      )}
      {!actionData && done === 'rejected' && <Notice tone="good">{m.setAside}</Notice>}
      {claims.length === 0 ? (
        <section className="panel">
          <EmptyState picture="temple-construction" title={m.nothingToMatch}>
            {m.nothingToMatchNote}
          </EmptyState>
        </section>
      ) : (
        <ul className="admin-stack">
          {claims.map((claim) => (
            <Claim
              key={claim.id}
              claim={claim}
              mayDecide={mayDecide}
              refused={actionData?.claimId === claim.id ? actionData : undefined}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type ClaimProps = {
  claim: WaitingClaim;
  mayDecide: boolean;
  refused?: {
    code: string;
    /** Whether the chosen donation is the problem. */
    beside: boolean;
    donation: string;
  };
};

function Claim({ claim, mayDecide, refused }: ClaimProps) {
  const deciding = useNavigation().formData?.get('claimId') === claim.id;
  const agrees = claim.amount === claim.total;
  return (
    <li className="panel">
      <header>
        <h2 className="num">{claim.utr}</h2>
        <b className="num">{formatRupees(claim.amount)}</b>
      </header>
      <dl className="admin-facts">
        <Fact label={m.gift}>
          <Link to={href('/admin-dashboard/donation/single-donation/:id', { id: claim.donationId })}>
            {claim.donorName ?? m.quietGift}, {formatRupees(claim.total)}
          </Link>{' '}
          {!agrees && <Badge tone="bad">{m.anotherAmount}</Badge>}
        </Fact>
        <Fact label={m.paidOn} num>
          {dayInWords(claim.paidOn)}
        </Fact>
        <Fact label={m.reported} num>
          {shortMoment(claim.claimedAt)}
        </Fact>
      </dl>
      {mayDecide && (
        <Form method="post" noValidate className="admin-stack mt-4">
          <input type="hidden" name="claimId" value={claim.id} />
          {claim.takenBack && <RightDonation claim={claim} takenBack={claim.takenBack} refused={refused} />}
          <div className="row wrapx">
            <Button look="strong" size="sm" name="decision" value="matched" busy={deciding && m.saving}>
              {m.foundOnStatement}
            </Button>
            <Button look="outline" size="sm" name="decision" value="rejected">
              {m.notThere}
            </Button>
          </div>
        </Form>
      )}
    </li>
  );
}

/** A match of this claim was taken back: which donation does it pay for? */
function RightDonation({
  claim,
  takenBack,
  refused,
}: Omit<ClaimProps, 'mayDecide'> & { takenBack: NonNullable<WaitingClaim['takenBack']> }) {
  const options = takenBack.donations.map(({ id, donorName, begunAt, transferCode, closed }) => {
    const own = id === claim.donationId ? m.sameGift : (donorName ?? m.quietGift);
    const words = [own, m.begunAt(shortMoment(begunAt)), transferCode];
    return { value: id, label: [...words, ...(closed ? [m.enteredAnew] : [])].join(', ') };
  });
  return (
    <>
      <p className="muted sm">{m.matchTakenBack(takenBack.reason)}</p>
      <Select
        id={`donation-${claim.id}`}
        name="donation"
        label={m.whichGift}
        hint={m.whichGiftHint}
        placeholder={m.choose}
        options={options}
        defaultValue={refused?.donation}
        error={refused?.beside ? adminMessageFor(refused.code) : null}
      />
    </>
  );
}
