import { data, Form, redirect } from 'react-router';
import { shortMoment } from '#admin/shared/moment-words.ts';
import type { OfficeHandle } from '#admin/shared/office-crumbs.tsx';
import { officeMessageFor } from '#admin/shared/office-messages.ts';
import { RecoveryCodes } from '#admin/shared/recovery-codes.tsx';
import { SessionList } from '#admin/shared/session-list.tsx';
import { requireStaff } from '#server/auth/viewer.ts';
import { readFormText } from '#server/http/form-text.ts';
import { endSessions } from '#server/people/end-sessions.ts';
import { renewRecoveryCodes } from '#server/people/renew-recovery-codes.ts';
import { findSecondFactor } from '#server/people/second-factor-queries.ts';
import { listSessions } from '#server/people/staff-queries.ts';
import { servicesContext } from '#server/services.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/my-sign-in.route';

/** One's own sessions and recovery codes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'dashboard.read');
  const [sessions, factor] = await Promise.all([
    listSessions(services, staff.personId),
    findSecondFactor(services, staff.personId),
  ]);
  return {
    email: staff.email,
    here: staff.sessionId,
    sessions,
    factor,
    done: new URL(request.url).searchParams.get('done') !== null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'dashboard.read');
  const { intent, sessionId, code } = await readFormText(request, ['intent', 'sessionId', 'code']);
  if (intent === 'renew-codes') {
    const renewed = await renewRecoveryCodes(services, staff, code);
    return renewed.ok
      ? data({ codes: renewed.value, problem: null })
      : data({ codes: null, problem: renewed.code }, { status: 422 });
  }
  await endSessions(services, staff, staff.personId, intent === 'end-session' ? sessionId : null);
  throw redirect('/admin-dashboard/my-sign-in?done=1');
}

export const handle = { crumb: 'My sign-in' } satisfies OfficeHandle;

export default function MySignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { email, here, sessions, factor, done } = loaderData;
  return (
    <div className="office-stack">
      <div className="office-head mb-0">
        <div>
          <h1>My sign-in</h1>
          <p className="muted">{email}</p>
        </div>
      </div>
      {done && !actionData && <Notice tone="good">Signed out.</Notice>}
      <div className="office-two">
        <section className="panel">
          <header>
            <h2>Where I am signed in</h2>
          </header>
          <SessionList sessions={sessions} here={here} />
          {sessions.length > 1 && (
            <Form method="post" className="mt-4">
              <input type="hidden" name="intent" value="end-sessions" />
              <Button look="strong" size="sm">
                Sign out everywhere else
              </Button>
            </Form>
          )}
        </section>
        <section className="panel">
          <header>
            <h2>Recovery codes</h2>
          </header>
          {actionData?.codes ? (
            <RecoveryCodes codes={actionData.codes} />
          ) : factor ? (
            <Form method="post" noValidate className="office-form">
              <input type="hidden" name="intent" value="renew-codes" />
              <p>
                {factor.codesLeft} of your recovery codes are left. New ones replace them all.
                {factor.since && (
                  <span className="muted sm block">App set up {shortMoment(factor.since)}.</span>
                )}
              </p>
              <TextInput
                name="code"
                label="Code that the app shows"
                autoComplete="one-time-code"
                error={actionData?.problem && officeMessageFor(actionData.problem)}
              />
              <div>
                <Button look="outline" size="sm">
                  Make new recovery codes
                </Button>
              </div>
            </Form>
          ) : (
            <p className="muted">
              Your role signs in with a password alone, so there are none. Owners and accounts have a code
              besides.
            </p>
          )}
        </section>
      </div>
    </div>
  );
}
