import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems, fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import * as m from '#messages/admin/staff.ts';
import { proveAgain } from '#server/auth/prove-again.ts';
import { does, forStaff, on, staffActions } from '#server/auth/staff-route.ts';
import { inviteStaff } from '#server/people/invite-staff.ts';
import { listInvitations, listStaff, type StaffRow } from '#server/people/staff-queries.ts';
import { withdrawInvitation } from '#server/people/withdraw-invitation.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import type { Route } from './+types/staff.route';
import { InviteForm } from './invite-form.tsx';

/** The members of the staff and the open invitations. */
export const loader = forStaff('staff.write', async ({ url, services, staff: viewer }) => {
  const [staff, invitations] = await Promise.all([listStaff(services), listInvitations(services)]);
  const asksProof = !isFreshlyProven(viewer, services.clock());
  return { staff, invitations, asksProof, done: url.searchParams.get('done') };
});

export const action = staffActions(
  {
    withdraw: on(withdrawInvitation, ({ text }) => [text('id')]),
    '': does('staff.write', async ({ services, staff, texts, text, all }) => {
      const proven = await proveAgain(services, staff, text('proof'));
      if (!proven.ok) return proven;
      return inviteStaff(services, proven.value, { ...texts(['name', 'email']), roles: all('roles') });
    }),
  },
  ({ texts, all }, outcome) => {
    if (!outcome.ok) {
      const refused: RefusedForm = { problems: asProblems(outcome), typed: texts(['name', 'email']) };
      return data({ refused, roles: all('roles') }, { status: 422 });
    }
    throw redirect(
      `${href('/admin-dashboard/staff')}?done=${outcome.value ? outcome.value.how : 'withdrawn'}`,
    );
  },
);

const columns: Column<StaffRow>[] = [
  {
    label: m.name,
    cell: ({ personId, name, email }) => (
      <span>
        <Link to={href('/admin-dashboard/staff/:personId', { personId })} className="font-semibold">
          {name}
        </Link>
        <span className="block sm muted">{email}</span>
      </span>
    ),
  },
  { label: m.roles, cell: ({ roles }) => roles.map((role) => m.roleLabels[role]).join(', ') },
  {
    label: m.code,
    cell: ({ hasSecondFactor }) =>
      hasSecondFactor ? <Badge tone="good">{m.setUp}</Badge> : <span className="muted">{m.none}</span>,
  },
  {
    label: m.lastSeen,
    cell: ({ seenAt }) =>
      seenAt ? (
        <span className="num">{shortMoment(seenAt)}</span>
      ) : (
        <span className="muted">{m.notSignedIn}</span>
      ),
  },
];

const doneWords: Record<string, string> = {
  invited: m.invited,
  replaced: m.invitedAnew,
  asked: m.invitationAsked,
  again: m.invitedJustNow,
  withdrawn: m.invitationWithdrawn,
  removed: m.removed,
};

export default function StaffScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, invitations, asksProof, done } = loaderData;
  const sending = useNavigation().state === 'submitting';
  return (
    <div className="admin-stack">
      <ScreenHead title={m.staff}>
        <ButtonLink to={href('/admin-dashboard/changes')} look="outline" size="sm">
          {m.waitsForSecond}
        </ButtonLink>
      </ScreenHead>
      {!actionData && <DoneNotice done={done} words={doneWords} />}
      <Panel title={m.inOffice} aside={<span className="muted sm">{m.peopleCount(staff.length)}</span>}>
        <Table caption={m.staff} columns={columns} rows={staff} rowKey={({ personId }) => personId} />
      </Panel>
      {invitations.length > 0 && (
        <Panel title={m.invitedTitle}>
          <ul className="admin-rows">
            {invitations.map(({ id, name, email, roles, expiresAt }) => (
              <li key={id} className="row between wrapx">
                <span>
                  <b>{name}</b>
                  <span className="sm muted block">
                    {m.invitedUntil(
                      email,
                      roles.map((role) => m.roleLabels[role]).join(', '),
                      shortMoment(expiresAt),
                    )}
                  </span>
                </span>
                <Form method="post">
                  <input type="hidden" name="intent" value="withdraw" />
                  <input type="hidden" name="id" value={id} />
                  <Button look="outline" size="sm" aria-label={m.withdrawOf(name)}>
                    {m.withdraw}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={m.inviteSomebody}>
        <InviteForm
          key={`${invitations.length} ${invitations[0]?.id} ${done}`}
          state={fieldErrors(actionData?.refused)}
          roles={actionData?.roles ?? []}
          asksProof={asksProof}
          sending={sending}
        />
      </Panel>
    </div>
  );
}
