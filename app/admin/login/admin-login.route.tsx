import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { proofField } from '#core/people/proof.ts';
import { letterInstead, signInMessage } from '#core/people/sign-in-words.ts';
import * as m from '#messages/admin/login.ts';
import { openEntry } from '#server/auth/admin-entry.ts';
import { hasSecondFactor, mustProveTwice } from '#server/auth/second-factor-queries.ts';
import { entryHeaders, openSessionHeaders } from '#server/auth/session-headers.ts';
import { startSecondFactor } from '#server/auth/start-second-factor.ts';
import { rolesOf, viewerOf } from '#server/auth/viewer.ts';
import { signInByForm } from '#server/people/sign-in-by-form.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/admin-login.route';
import { adminPath } from './admin-path.ts';
import { doorMeta, LoginFrame } from './login-frame.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const next = adminPath(query.get('next'));
  if ((await viewerOf(services, request)).kind === 'staff') throw redirect(next);
  const { identity } = await getTempleSettings(services);
  return {
    temple: `${identity.name}, ${identity.place}`,
    next,
    setUp: query.get('set-up') === '1',
    url: `${services.config.publicUrl}${href('/admin-login')}`,
  };
}

/**
 * As /signin, but for a session of the admin: 12 hours at most, 30 idle minutes, only for those
 * with a role, and for those who hold money or keys only after a code.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const typed = await readFormText(request, ['email', 'password', 'next', proofField]);
  const { email, password, proof } = typed;
  const found = await signInByForm(services, request, 'office', { identifier: email, password, proof });
  if (!found.ok) return data({ ...found.refusal, email }, { status: found.status });
  const { personId, passwordSetAt } = found;
  const next = adminPath(typed.next);
  const step = await secondStep(services, personId);
  if (step) {
    // The page that shows the key only reads: the password was checked here, so the key is made
    // here.
    if (step === 'set-up') await startSecondFactor(services, { personId });
    const headers = entryHeaders(services, await openEntry(services, personId, passwordSetAt));
    throw redirect(
      `${step === 'code' ? href('/admin-login/code') : href('/admin-login/set-up')}?next=${encodeURIComponent(next)}`,
      { headers },
    );
  }
  const headers = await openSessionHeaders(services, request, personId, {
    audience: 'office',
    remember: false,
    passwordSetAt,
  });
  throw redirect(next, { headers });
}

/**
 * Those with an authenticator app are asked for its code; those who need one and have none set it
 * up.
 */
async function secondStep(services: Services, personId: string): Promise<'code' | 'set-up' | null> {
  if (await hasSecondFactor(services, personId)) return 'code';
  const { email } = await services.db
    .selectFrom('people')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const roles = await rolesOf(services, personId);
  return mustProveTwice(services, { email, roles }) ? 'set-up' : null;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return doorMeta(m.templeAdmin, loaderData?.url ?? '');
}

export default function AdminLogin({
  loaderData: { temple, next, setUp },
  actionData,
}: Route.ComponentProps) {
  const sending = useNavigation().state === 'submitting';
  return (
    <LoginFrame title={m.templeAdmin} temple={temple}>
      {setUp && !actionData && <Notice tone="good">{m.siteIsSetUp}</Notice>}
      {actionData?.problems.map(({ code }) => (
        <Notice key={code} tone="bad">
          {signInMessage(code)}
        </Notice>
      ))}
      <Form method="post" noValidate className="admin-form">
        <ProofStep asked={actionData?.proof} otherwise={letterInstead} />
        <input type="hidden" name="next" value={next} />
        <TextInput
          name="email"
          label={m.email}
          type="email"
          autoComplete="username"
          defaultValue={actionData?.email}
        />
        <TextInput name="password" label={m.password} type="password" autoComplete="current-password" />
        <Button wide busy={sending && m.signingIn}>
          {m.signIn}
        </Button>
      </Form>
      <p className="row wrapx between sm">
        <Link to={href('/forgot-password')} className="quiet-link">
          {m.forgotPassword}
        </Link>
        <Link to={href('/')} className="quiet-link">
          {m.toWebsite}
        </Link>
      </p>
    </LoginFrame>
  );
}
