import { data, Link, redirect } from 'react-router';
import { UsePasskey } from '#admin/sign-in-parts/passkey-parts.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import * as m from '#messages/admin/login.ts';
import { closeEntry, findEntry } from '#server/auth/admin-entry.ts';
import { proveSecondFactor } from '#server/auth/prove-second-factor.ts';
import { openSessionHeaders } from '#server/auth/session-headers.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { hasPasskey } from '#server/passkeys/passkey-queries.ts';
import { provePasskey, startPasskeyProof } from '#server/passkeys/prove-passkey.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { addressOf, readFormText } from '#server/web-request/form-text.ts';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/code.route';
import { adminPath } from './admin-path.ts';
import { CodeForm, codeError } from './code-form.tsx';
import { doorMeta, LoginFrame } from './login-frame.tsx';

/** The second step of the sign-in: an authenticator code, or a recovery code. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const next = adminPath(new URL(request.url).searchParams.get('next'));
  if ((await viewerOf(services, request)).kind === 'staff') throw redirect(next);
  const entry = await findEntry(services, request);
  if (!entry || entry.used) throw redirect(href('/admin-login'));
  const { identity } = await getTempleSettings(services);
  return {
    temple: `${identity.name}, ${identity.place}`,
    url: `${services.config.publicUrl}${href('/admin-login')}`,
    hasPasskey: await hasPasskey(services, entry.personId),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const entry = await findEntry(services, request);
  if (!entry || entry.used) throw redirect(href('/admin-login'));
  const { intent, code, response } = await readFormText(request, ['intent', 'code', 'response']);
  if (intent === 'passkey-options') {
    return data({ code: null, options: await startPasskeyProof(services, entry.personId) });
  }
  const actor = { personId: entry.personId, address: addressOf(request) };
  const proven =
    intent === 'passkey'
      ? await provePasskey(services, actor, response)
      : await proveSecondFactor(services, actor, code);
  if (!proven.ok) {
    const refused =
      intent === 'passkey' && proven.code === 'second-factor-wrong' ? 'passkey-refused' : proven.code;
    return data({ code: refused, options: null }, { status: proven.code === 'sign-in-locked' ? 429 : 401 });
  }
  if (!(await closeEntry(services, request))) throw redirect(href('/admin-login'));
  const headers = await openSessionHeaders(services, request, entry.personId, {
    audience: 'office',
    remember: false,
    strong: true,
  });
  throw redirect(adminPath(new URL(request.url).searchParams.get('next')), { headers });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return doorMeta(m.yourCodeTitle, loaderData?.url ?? '');
}

export default function AdminCode({ loaderData, actionData }: Route.ComponentProps) {
  const { temple, hasPasskey: offersPasskey } = loaderData;
  return (
    <LoginFrame title={m.yourCode} temple={temple}>
      {offersPasskey && <UsePasskey />}
      <CodeForm>
        {actionData?.code && actionData.code !== 'second-factor-wrong' && (
          <Notice tone="bad">{adminMessageFor(actionData.code)}</Notice>
        )}
        <TextInput
          name="code"
          label={m.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          hint={m.codeHint}
          error={codeError(actionData)}
        />
      </CodeForm>
      <Link to={href('/admin-login')} className="btn btn-quiet justify-self-start">
        {m.signInAsOther}
      </Link>
    </LoginFrame>
  );
}
