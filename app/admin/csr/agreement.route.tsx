import { data, Link, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { mayCertify, spendingFields } from '#core/csr/agreement.ts';
import { formatRupees, paise } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/csr.ts';
import {
  does,
  forStaff,
  on,
  type StaffCall,
  type StaffForm,
  staffActions,
} from '#server/auth/staff-route.ts';
import { findAgreement } from '#server/csr/agreement-queries.ts';
import { endAgreement } from '#server/csr/create-agreement.ts';
import { addDocument } from '#server/csr/documents.ts';
import { issueCertificate } from '#server/csr/issue-certificate.ts';
import { linkDonation, unlinkDonation } from '#server/csr/link-donation.ts';
import { recordSpending, withdrawSpending } from '#server/csr/record-spending.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/agreement.route';
import { CertificatePanel } from './certificate-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { EndPanel } from './end-panel.tsx';
import { ReceivedPanel } from './received-panel.tsx';
import { SpentPanel } from './spent-panel.tsx';
import { stateTones } from './state-tones.ts';

/** One agreement: what came, what it was spent on, its papers and its certificate. */
export const loader = forStaff(
  'donations.read',
  async ({ params, url, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const agreement = await findAgreement(services, params.id);
    if (!agreement) throw new Response(null, { status: 404 });
    const { issued, endReason } = agreement;
    return {
      agreement,
      mayWrite: mayDo(staff.roles, 'donations.record'),
      mayIssue:
        mayDo(staff.roles, 'statements.file') &&
        mayCertify({ ...agreement, certified: issued !== null, ended: endReason !== null }),
      intentKey: services.ids('office'),
      today: templeDay(services.clock()),
      done: url.searchParams.get('done'),
    };
  },
);

type AgreementCall = StaffForm<Route.ActionArgs>;
const fields = [...spendingFields, 'donation', 'reason', 'spendingId'] as const;

export const action = staffActions(
  {
    link: on(linkDonation, ({ params, text }: AgreementCall) => [params.id, text('donation')]),
    unlink: on(unlinkDonation, ({ params, text }: AgreementCall) => [params.id, text('donationId')]),
    spend: on(recordSpending, ({ params, texts }: AgreementCall) => [params.id, texts(spendingFields)]),
    withdraw: on(withdrawSpending, ({ params, text }: AgreementCall) => [
      params.id,
      { spendingId: text('spendingId'), reason: text('reason') },
    ]),
    document: does('donations.record', async ({ services, staff, params, form, text }: AgreementCall) => {
      const sent = form.get('file');
      const file = sent instanceof File ? sent : new File([], '');
      const given = { spendingId: text('spendingId'), name: file.name, bytes: await file.bytes() };
      return addDocument(services, staff, params.id, given);
    }),
    certify: on(issueCertificate, ({ params }: AgreementCall) => [params.id]),
    end: on(endAgreement, ({ params, text }: AgreementCall) => [params.id, text('reason')]),
  },
  ({ services, params, intent, texts }: AgreementCall, outcome) => {
    if (outcome.ok) {
      throw redirect(`${href('/admin-dashboard/donation/csr/:id', { id: params.id })}?done=${intent}`, 303);
    }
    const typed = texts(fields);
    const problems = asProblems(outcome);
    if (needsNewKey(problems)) typed.intentKey = services.ids('office');
    return data({ intent, problems, typed }, { status: 422 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.theAgreement } satisfies AdminHandle;

export default function Agreement({ loaderData, actionData }: Route.ComponentProps) {
  const { agreement, mayWrite, mayIssue, intentKey, today, done } = loaderData;
  const { state, agreed, received, spent, issued, endReason, requestId } = agreement;
  const isOpen = mayWrite && issued === null;
  const formOf = (intent: string) => fieldErrors(actionData?.intent === intent ? actionData : undefined);
  const whole = actionData?.problems.find(({ field }) => field === '' || field === 'intentKey');
  return (
    <div className="admin-stack">
      <ScreenHead title={agreement.company} note={agreement.project}>
        <Badge tone={stateTones[state]}>{m.states[state]}</Badge>
      </ScreenHead>
      {whole && <Notice tone="bad">{adminMessageFor(whole.code, whole.values)}</Notice>}
      {!actionData && <DoneNotice done={done} words={m.done} />}
      <Panel title={m.sums}>
        <dl className="admin-facts">
          <Fact label={m.financialYear} num>
            {agreement.financialYear}
          </Fact>
          <Fact label={m.agreedOn} num>
            {dayInWords(agreement.agreedOn)}
          </Fact>
          <Fact label={m.agreed} num>
            {formatRupees(agreed)}
          </Fact>
          <Fact label={m.received} num>
            {formatRupees(received)}
          </Fact>
          <Fact label={m.spent} num>
            {formatRupees(spent)}
          </Fact>
          <Fact label={m.left} num>
            {formatRupees(paise(received - spent))}
          </Fact>
          {mayWrite && requestId !== null && (
            <Fact label={m.inquiry}>
              <Link to={href('/admin-dashboard/inbox/:id', { id: requestId })} className="underline">
                {m.seeInquiry}
              </Link>
            </Fact>
          )}
        </dl>
        {endReason !== null && <p className="muted mt-4">{m.endedBecause(endReason)}</p>}
      </Panel>
      <div className="admin-two">
        <div className="admin-stack">
          <ReceivedPanel key={`received ${received}`} {...{ agreement, isOpen }} form={formOf('link')} />
          <SpentPanel
            key={`spent ${spent}`}
            {...{ agreement, isOpen, today, intentKey }}
            form={formOf('spend')}
            withdrawing={formOf('withdraw')}
            withdrawn={actionData?.intent === 'withdraw' ? actionData.typed.spendingId : null}
          />
        </div>
        <div className="admin-stack">
          <CertificatePanel {...{ agreement, mayIssue }} />
          <DocumentsPanel
            key={`papers ${agreement.documents.length}`}
            {...{ agreement, mayWrite }}
            form={formOf('document')}
          />
          {isOpen && endReason === null && <EndPanel form={formOf('end')} />}
        </div>
      </div>
    </div>
  );
}
