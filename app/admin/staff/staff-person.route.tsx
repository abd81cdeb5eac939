import { data, Form, redirect } from 'react-router';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { ProofPanel } from '#admin/forms/proof-field.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { SessionList } from '#admin/sign-in-parts/session-list.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import { refuse } from '#core/result.ts';
import * as m from '#messages/admin/staff.ts';
import { endSessions } from '#server/auth/end-sessions.ts';
import { forgetSecondFactor } from '#server/auth/forget-second-factor.ts';
import { proveAgain } from '#server/auth/prove-again.ts';
import {
  does,
  forStaff,
  on,
  type StaffCall,
  type StaffForm,
  staffActions,
} from '#server/auth/staff-route.ts';
import { changeRoles } from '#server/people/change-roles.ts';
import { findStaff, listSessions } from '#server/people/staff-queries.ts';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/staff-person.route';
import { RoleChoices } from './role-choices.tsx';

/** One member of the staff: roles, sessions, code. */
export const loader = forStaff(
  'staff.write',
  async ({ url, params, services, staff: viewer }: StaffCall<Route.LoaderArgs>) => {
    const person = await findStaff(services, params.personId);
    if (!person) throw new Response(null, { status: 404 });
    return {
      person,
      sessions: await listSessions(services, person.personId),
      here: viewer.sessionId,
      asksProof: !isFreshlyProven(viewer, services.clock()),
      done: url.searchParams.get('done'),
    };
  },
);

type PersonForm = StaffForm<Route.ActionArgs>;

const wasHeld = ({ text }: PersonForm) => text('was').split(' ');

export const action = staffActions(
  {
    prove: does('staff.write', ({ services, staff, text }: PersonForm) =>
      proveAgain(services, staff, text('proof')),
    ),
    'end-session': does('staff.write', ({ services, staff, params, text }: PersonForm) =>
      endSessions(services, staff, params.personId, text('sessionId')),
    ),
    'end-sessions': does('staff.write', ({ services, staff, params }: PersonForm) =>
      endSessions(services, staff, params.personId),
    ),
    'forget-code': does('staff.write', ({ services, staff, params }: PersonForm) =>
      forgetSecondFactor(services, staff, params.personId),
    ),
    roles: does('staff.write', async (call: PersonForm) => {
      const { services, staff, params, all } = call;
      const roles = all('roles');
      if (roles.length === 0) return refuse('roles-missing');
      return changeRoles(services, staff, { personId: params.personId, roles, was: wasHeld(call) });
    }),
    remove: on(changeRoles, (call: PersonForm) => [
      { personId: call.params.personId, roles: [], was: wasHeld(call) },
    ]),
  },
  ({ params, intent }: PersonForm, outcome) => {
    if (!outcome.ok) {
      const isTyped = intent === 'prove' || outcome.code === 'roles-missing';
      return data({ intent, code: outcome.code }, { status: isTyped ? 422 : 409 });
    }
    if (intent === 'remove') throw redirect(`${href('/admin-dashboard/staff')}?done=removed`);
    const page = href('/admin-dashboard/staff/:personId', { personId: params.personId });
    if (intent === 'prove') throw redirect(page);
    throw redirect(`${page}?done=${outcome.value === 'asked' ? 'asked' : '1'}`);
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

const doneWords: Record<string, string> = {
  1: m.saved,
  asked: m.rolesAsked,
};

export const handle = { crumb: m.person } satisfies AdminHandle;

export default function StaffPerson({ loaderData, actionData }: Route.ComponentProps) {
  const { person, sessions, here, asksProof, done } = loaderData;
  const { name, email, roles, hasSecondFactor } = person;
  const unchosen = actionData?.code === 'roles-missing' ? actionData.code : null;
  const was = <input type="hidden" name="was" value={roles.join(' ')} />;
  return (
    <div className="admin-stack">
      <ScreenHead title={name} note={email} />
      {actionData && !unchosen && actionData.intent !== 'prove' && (
        <Notice tone="bad">{adminMessageFor(actionData.code)}</Notice>
      )}
      {!actionData && <DoneNotice done={done} words={doneWords} />}
      {asksProof && <ProofPanel code={actionData?.intent === 'prove' ? actionData.code : null} />}
      <div className="admin-two">
        <Panel title={m.whatTheyMayDo}>
          <Form method="post" className="admin-form" key={roles.join(' ')}>
            <input type="hidden" name="intent" value="roles" />
            {was}
            <RoleChoices held={roles} error={unchosen && adminMessageFor(unchosen)} />
            <div>
              <Button>{m.saveRoles}</Button>
            </div>
          </Form>
        </Panel>
        <div className="admin-stack">
          <Panel title={m.signedIn}>
            <SessionList sessions={sessions} here={here} />
            {sessions.some(({ id }) => id !== here) && (
              <Form method="post" className="mt-4">
                <input type="hidden" name="intent" value="end-sessions" />
                <Button look="outline" size="sm">
                  {m.signOutEverywhere}
                </Button>
              </Form>
            )}
          </Panel>
          <Panel title={m.code}>
            {hasSecondFactor ? (
              <>
                <p className="mb-4">{m.appSetUp}</p>
                <ConfirmAction label={m.forgetApp} ask={m.forgetAppAsk(name)}>
                  <Form method="post">
                    <input type="hidden" name="intent" value="forget-code" />
                    <Button look="strong" size="sm">
                      {m.yesForget}
                    </Button>
                  </Form>
                </ConfirmAction>
              </>
            ) : (
              <p className="muted">{m.noApp}</p>
            )}
          </Panel>
          <Panel title={m.leaving}>
            <p className="mb-4">{m.leavingNote}</p>
            <ConfirmAction label={m.removeFromOffice} ask={m.removeAsk(name)}>
              <Form method="post">
                <input type="hidden" name="intent" value="remove" />
                {was}
                <Button look="strong" size="sm">
                  {m.yesRemove}
                </Button>
              </Form>
            </ConfirmAction>
          </Panel>
        </div>
      </div>
    </div>
  );
}
