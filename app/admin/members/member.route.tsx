import { data, Form, Link, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { useFields } from '#core/membership/benefits.ts';
import { holderFields } from '#core/membership/holder.ts';
import { membershipTones } from '#core/membership/membership-tones.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/members.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { approveMembership, endMembership } from '#server/membership/approve-membership.ts';
import { findMembership } from '#server/membership/membership-queries.ts';
import { payByTransfer } from '#server/membership/pay-by-transfer.ts';
import { transferMembership } from '#server/membership/transfer-membership.ts';
import { useBenefit as recordUse, withdrawUse } from '#server/membership/use-benefit.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/member.route';
import { BenefitsPanel } from './benefits-panel.tsx';
import { MemberFacts } from './member-facts.tsx';
import { PartsPanel } from './parts-panel.tsx';

/** One membership: who, how far it is paid, what was used, and what the office does with it. */
export const loader = forStaff(
  'members.read',
  async ({ params, url, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const member = await findMembership(services, params.id);
    if (!member) throw new Response(null, { status: 404 });
    return {
      member,
      mayWrite: mayDo(staff.roles, 'members.write'),
      mayUse: mayDo(staff.roles, 'members.use'),
      intentKey: services.ids('office'),
      done: url.searchParams.get('done'),
    };
  },
);

type MemberCall = StaffForm<Route.ActionArgs>;
const fields = [...useFields, ...holderFields, 'donation', 'reason'] as const;

export const action = staffActions(
  {
    approve: on(approveMembership, ({ params }: MemberCall) => [params.id]),
    pay: on(payByTransfer, ({ params, text }: MemberCall) => [params.id, text('donation')]),
    use: on(recordUse, ({ params, texts }: MemberCall) => [params.id, texts(useFields)]),
    withdraw: on(withdrawUse, ({ params, text }: MemberCall) => [params.id, text('useId')]),
    transfer: on(transferMembership, ({ params, texts }: MemberCall) => [params.id, texts(holderFields)]),
    end: on(endMembership, ({ params, text }: MemberCall) => [params.id, text('reason')]),
  },
  ({ params, intent, texts }: MemberCall, outcome) => {
    if (outcome.ok) {
      throw redirect(`${href('/admin-dashboard/members/:id', { id: params.id })}?done=${intent}`, 303);
    }
    return data({ intent, problems: asProblems(outcome), typed: texts(fields) }, { status: 422 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.theMembership } satisfies AdminHandle;

export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  const { member, mayWrite, mayUse, intentKey, done } = loaderData;
  const { stage } = member;
  const formOf = (intent: string) => fieldErrors(actionData?.intent === intent ? actionData : undefined);
  const runs = stage !== 'applied' && stage !== 'ended';
  const { field: holder } = formOf('transfer');
  const { field: ending } = formOf('end');
  return (
    <div className="admin-stack">
      <ScreenHead title={member.name} note={m.tierAndNumber(member.tier, member.number)}>
        <Badge tone={membershipTones[stage]}>{m.stages[stage]}</Badge>
      </ScreenHead>
      <AnswerNotice refused={actionData} done={done} words={m.done} />
      <div className="admin-two">
        <div className="admin-stack">
          {stage === 'applied' && mayWrite && (
            <Panel title={m.approve}>
              <ConfirmAction label={m.approve} ask={m.approveAsk}>
                <Form method="post">
                  <Button name="intent" value="approve" look="strong" size="sm">
                    {m.approve}
                  </Button>
                </Form>
              </ConfirmAction>
            </Panel>
          )}
          <PartsPanel
            key={`parts ${member.paid}`}
            member={member}
            mayPay={mayWrite && runs}
            form={formOf('pay')}
          />
          {(member.benefits.length > 0 || member.shop) && (
            <BenefitsPanel
              key={`used ${member.uses.length}`}
              {...{ member, intentKey }}
              mayUse={mayUse && stage === 'active'}
              form={formOf('use')}
            />
          )}
        </div>
        <div className="admin-stack">
          <MemberFacts member={member} />
          {mayWrite && runs && (
            <Panel title={m.transfer}>
              <ConfirmAction label={m.transfer} ask={m.transferAsk} open={actionData?.intent === 'transfer'}>
                <PanelForm intent="transfer" save={m.transfer}>
                  <TextInput {...holder('name')} label={m.newHolder} autoComplete="off" maxLength={120} />
                  <TextInput {...holder('email')} label={m.email} type="email" autoComplete="off" />
                  <TextInput {...holder('phone')} label={m.phone} type="tel" autoComplete="off" />
                  <TextInput {...holder('address')} label={m.address} autoComplete="off" />
                </PanelForm>
              </ConfirmAction>
            </Panel>
          )}
          {mayWrite && stage !== 'ended' && (
            <Panel title={stage === 'applied' ? m.decline : m.end}>
              <PanelForm intent="end" save={stage === 'applied' ? m.decline : m.end}>
                <TextInput {...ending('reason')} label={m.reason} hint={m.reasonHint} maxLength={200} />
              </PanelForm>
            </Panel>
          )}
          {member.requestId !== null && (
            <p className="sm">
              <Link to={href('/admin-dashboard/inbox/:id', { id: member.requestId })} className="quiet-link">
                {m.seeApplication}
              </Link>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
