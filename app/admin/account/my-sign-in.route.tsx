import { data, Form, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { ProofPanel } from '#admin/forms/proof-field.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { RecoveryCodes } from '#admin/sign-in-parts/recovery-codes.tsx';
import { SessionList } from '#admin/sign-in-parts/session-list.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import * as m from '#messages/admin/account.ts';
import { endSessions } from '#server/auth/end-sessions.ts';
import { proveAgain } from '#server/auth/prove-again.ts';
import { renewRecoveryCodes } from '#server/auth/renew-recovery-codes.ts';
import { findSecondFactor } from '#server/auth/second-factor-queries.ts';
import { does, forStaff, staffActions } from '#server/auth/staff-route.ts';
import { addPasskey, startPasskey } from '#server/passkeys/add-passkey.ts';
import { listPasskeys } from '#server/passkeys/passkey-queries.ts';
import { removePasskey } from '#server/passkeys/remove-passkey.ts';
import { listSessions } from '#server/people/staff-queries.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/my-sign-in.route';
import { PasskeysPanel } from './passkeys-panel.tsx';

/** The viewer's own sessions and recovery codes. */
export const loader = forStaff('dashboard.read', async ({ url, services, staff }) => {
  const [sessions, factor, passkeys] = await Promise.all([
    listSessions(services, staff.personId),
    findSecondFactor(services, staff.personId),
    listPasskeys(services, staff.personId),
  ]);
  return {
    email: staff.email,
    here: staff.sessionId,
    sessions,
    factor,
    passkeys: passkeys.map(({ id, name, addedAt, usedAt }) => ({ id, name, addedAt, usedAt })),
    asksProof: !isFreshlyProven(staff, services.clock()),
    done: url.searchParams.get('done'),
  };
});

const own = 'dashboard.read';

export const action = staffActions(
  {
    'renew-codes': does(own, async ({ services, staff, text }) => {
      const renewed = await renewRecoveryCodes(services, staff, text('code'));
      return renewed.ok ? { codes: renewed.value } : { problem: renewed.code };
    }),
    'passkey-options': does(own, async ({ services, staff }) => {
      const begun = await startPasskey(services, staff);
      return begun.ok ? { options: begun.value } : { problem: begun.code };
    }),
    'passkey-add': does(own, async ({ services, staff, texts }) => {
      const added = await addPasskey(services, staff, texts(['name', 'response']));
      return added.ok ? { done: '?done=passkey-added' } : { problem: added.code };
    }),
    'passkey-remove': does(own, async ({ services, staff, text }) => {
      const removed = await removePasskey(services, staff, text('id'));
      return removed.ok ? { done: '?done=passkey-removed' } : { problem: removed.code };
    }),
    prove: does(own, async ({ services, staff, text }) => {
      const proven = await proveAgain(services, staff, text('proof'));
      return proven.ok ? { done: '' } : { problem: proven.code };
    }),
    'end-session': does(own, async ({ services, staff, text }) => {
      await endSessions(services, staff, staff.personId, text('sessionId'));
      return { done: '?done=1' };
    }),
    'end-sessions': does(own, async ({ services, staff }) => {
      await endSessions(services, staff, staff.personId);
      return { done: '?done=1' };
    }),
  },
  (_, result) => {
    if ('done' in result) throw redirect(`${href('/admin-dashboard/my-sign-in')}${result.done}`);
    return answer(result);
  },
);

type Answer = {
  codes?: string[];
  /** Passkey options for the script of the page. */
  options?: unknown;
  problem?: string;
};

function answer({ codes, options, problem }: Answer) {
  const status = problem ? 422 : 200;
  return data({ codes: codes ?? null, options: options ?? null, problem: problem ?? null }, { status });
}

const doneWords: Record<string, string> = {
  1: m.signedOut,
  'passkey-added': m.passkeyAdded,
  'passkey-removed': m.passkeyRemoved,
};

/** Problems shown for the whole page; a wrong code is shown beside its field. */
const ofProof = ['proof-needed', 'proof-wrong'];

export const handle = { crumb: m.mySignIn } satisfies AdminHandle;

export default function MySignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { email, here, sessions, factor, passkeys, asksProof, done } = loaderData;
  const problem = actionData?.problem ?? null;
  const proofProblem = problem !== null && ofProof.includes(problem) ? problem : null;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.mySignIn} note={email} />
      {!actionData && <DoneNotice done={done} words={doneWords} />}
      {asksProof && factor && <ProofPanel code={proofProblem} />}
      <div className="admin-two">
        <div className="admin-stack">
          <Panel title={m.whereSignedIn}>
            <SessionList sessions={sessions} here={here} />
            {sessions.length > 1 && (
              <Form method="post" className="mt-4">
                <input type="hidden" name="intent" value="end-sessions" />
                <Button look="strong" size="sm">
                  {m.signOutElsewhere}
                </Button>
              </Form>
            )}
          </Panel>
          <PasskeysPanel passkeys={passkeys} mayAdd={factor !== null} />
        </div>
        <Panel title={m.recoveryCodes}>
          {actionData?.codes ? (
            <RecoveryCodes codes={actionData.codes} />
          ) : factor ? (
            <Form method="post" noValidate className="admin-form">
              <input type="hidden" name="intent" value="renew-codes" />
              <p>
                {m.codesLeft(factor.codesLeft)}
                {factor.since && (
                  <span className="muted sm block">{m.appSetUp(shortMoment(factor.since))}</span>
                )}
              </p>
              <TextInput
                name="code"
                label={m.codeOfApp}
                autoComplete="one-time-code"
                error={problem && !proofProblem ? adminMessageFor(problem) : null}
              />
              <div>
                <Button look="outline" size="sm">
                  {m.makeCodes}
                </Button>
              </div>
            </Form>
          ) : (
            <p className="muted">{m.passwordAlone}</p>
          )}
        </Panel>
      </div>
    </div>
  );
}
