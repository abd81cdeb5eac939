import { data, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { NotesPanel } from '#admin/records/notes-panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { stateWordsOf } from '#core/donations/state-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Staff } from '#core/people/viewer.ts';
import * as m from '#messages/admin/donations.ts';
import {
  does,
  forStaff,
  on,
  type StaffCall,
  type StaffForm,
  staffActions,
} from '#server/auth/staff-route.ts';
import { type DonationDetail, findDonation } from '#server/donations/donation-detail-queries.ts';
import { resendReceipt } from '#server/donations/resend-receipt.ts';
import { takeBackClaim } from '#server/donations/take-back-claim.ts';
import { takeBackDonation } from '#server/donations/take-back-donation.ts';
import { voidReceipt } from '#server/donations/void-receipt.ts';
import { listNotes } from '#server/notes/note-queries.ts';
import { writeNote } from '#server/notes/write-note.ts';
import { listPaymentsOf } from '#server/purchases/refund-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/donation.route';
import { DonationFacts } from './donation-facts.tsx';
import { DonationPayments } from './donation-payments.tsx';
import { DonationReceipt } from './donation-receipt.tsx';
import { DonationTimeline } from './donation-timeline.tsx';
import { DonorLink } from './donor-link.tsx';
import { TakeBackPanel } from './take-back-panel.tsx';

/** One donation: what it is for, who gave it, what happened. */
export const loader = forStaff(
  'donations.read',
  async ({ url, params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const donation = await findDonation(services, params.id);
    if (!donation) throw new Response(null, { status: 404 });
    const [payments, notes] = await Promise.all([
      listPaymentsOf(services, donation.id),
      listNotes(services, { kind: 'gift', id: donation.id }),
    ]);
    return {
      donation,
      payments,
      notes,
      maySeePan: donation.panMasked !== null && mayDo(staff.roles, 'pan.read'),
      mayResend:
        mayDo(staff.roles, 'receipts.resend') &&
        donation.receipt?.voided === false &&
        donation.email !== null,
      mayVoid: mayDo(staff.roles, 'receipts.void'),
      mayTakeBack: takeBackOf(staff, donation),
      mayNote: mayDo(staff.roles, 'donations.note'),
      mayOpenPeople: mayDo(staff.roles, 'people.read'),
      done: url.searchParams.get('done'),
    };
  },
);

function takeBackOf({ roles }: Staff, { byHand, state, claim }: DonationDetail): 'entry' | 'match' | null {
  if (byHand !== null) return mayDo(roles, 'donations.take-back') && state === 'paid' ? 'entry' : null;
  return mayDo(roles, 'receipts.void') && claim?.state === 'matched' ? 'match' : null;
}

type DonationForm = StaffForm<Route.ActionArgs>;

const fields = ['intent', 'reason', 'kind', 'anew', 'name', 'taxText', 'note'] as const;

export const action = staffActions(
  {
    resend: on(resendReceipt, ({ params }: DonationForm) => [params.id]),
    void: on(voidReceipt, ({ params, texts }: DonationForm) => [{ ...texts(fields), donationId: params.id }]),
    'take-back': on(takeBackDonation, ({ params, texts }: DonationForm) => [
      { ...texts(fields), donationId: params.id },
    ]),
    'take-back-match': on(takeBackClaim, ({ params, text }: DonationForm) => [
      { donationId: params.id, reason: text('reason') },
    ]),
    note: does('donations.note', async ({ services, staff, params, text }: DonationForm) => {
      if (!(await findDonation(services, params.id))) throw new Response(null, { status: 404 });
      return writeNote(services, staff, { kind: 'gift', id: params.id }, text('note'));
    }),
  },
  ({ params, intent, texts }: DonationForm, outcome) => {
    if (outcome.ok) {
      throw redirect(
        `${href('/admin-dashboard/donation/single-donation/:id', { id: params.id })}?done=${intent}`,
      );
    }
    return data({ intent, problems: asProblems(outcome), typed: texts(fields) }, { status: 409 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.gift } satisfies AdminHandle;

const doneWords: Record<string, string> = {
  resend: m.onItsWay,
  void: m.receiptVoid,
  'take-back': m.entryTakenBack,
  'take-back-match': m.matchTakenBack,
  note: m.noteSaved,
  recorded: m.recorded,
};

export default function Donation({ loaderData, actionData }: Route.ComponentProps) {
  const {
    donation,
    payments,
    notes,
    maySeePan,
    mayResend,
    mayVoid,
    mayTakeBack,
    mayNote,
    mayOpenPeople,
    done,
  } = loaderData;
  const { label, tone } = stateWordsOf(donation);
  const noteProblem = actionData?.problems.find(({ field }) => field === 'note');
  return (
    <div className="admin-stack">
      <div className="admin-head mb-0">
        <h1 className="num">{formatRupees(donation.total)}</h1>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <AnswerNotice refused={actionData} done={done} words={doneWords} />
      <div className="admin-two">
        <div className="admin-stack">
          <Panel title={m.givenFor}>
            <dl className="admin-facts">
              {donation.lines.map((line) => (
                <div key={`${line.causeId} ${line.typeId}`}>
                  <dt>
                    {line.title}
                    {line.quantity > 1 && ` × ${line.quantity}`}
                  </dt>
                  <dd className="num text-right">{formatRupees(line.amount)}</dd>
                </div>
              ))}
            </dl>
          </Panel>
          <Panel
            title={m.giftAndDonor}
            aside={
              <div className="row wrapx">
                <DonorLink donation={donation} mayOpenPeople={mayOpenPeople} />
                {maySeePan && (
                  <ButtonLink to="pan" look="quiet">
                    {m.showPan}
                  </ButtonLink>
                )}
              </div>
            }
          >
            <DonationFacts donation={donation} />
          </Panel>
          <NotesPanel
            notes={notes}
            mayWrite={mayNote}
            typed={actionData?.typed.note}
            error={noteProblem && adminMessageFor(noteProblem.code)}
          />
        </div>
        <div className="admin-stack">
          <DonationReceipt
            donation={donation}
            mayResend={mayResend}
            mayVoid={mayVoid}
            refused={actionData?.intent === 'void' ? actionData : undefined}
          />
          <TakeBackPanel
            donation={donation}
            mayTakeBack={mayTakeBack}
            refused={actionData?.intent.startsWith('take-back') ? actionData : undefined}
          />
          <DonationPayments payments={payments} takenBack={donation.takenBack !== null} />
          <Panel title={m.whatHappened}>
            <DonationTimeline entries={donation.timeline} />
          </Panel>
        </div>
      </div>
    </div>
  );
}
