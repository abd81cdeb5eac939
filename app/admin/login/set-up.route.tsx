import { data, Form, redirect } from 'react-router';
import { RecoveryCodes } from '#admin/sign-in-parts/recovery-codes.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import * as m from '#messages/admin/login.ts';
import { closeEntry, findEntry } from '#server/auth/admin-entry.ts';
import { confirmSecondFactor } from '#server/auth/confirm-second-factor.ts';
import { openSessionHeaders } from '#server/auth/session-headers.ts';
import { findBegunFactor, startSecondFactor } from '#server/auth/start-second-factor.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { addressOf, readFormText } from '#server/web-request/form-text.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/set-up.route';
import { adminPath } from './admin-path.ts';
import { CodeForm, codeError } from './code-form.tsx';
import { doorMeta, LoginFrame } from './login-frame.tsx';

/**
 * The first sign-in of an owner or of accounts: they set up an authenticator app before the admin
 * opens.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const next = adminPath(new URL(request.url).searchParams.get('next'));
  const { identity } = await getTempleSettings(services);
  const temple = `${identity.name}, ${identity.place}`;
  const page = { temple, next, url: `${services.config.publicUrl}${href('/admin-login')}` };
  const entry = await findEntry(services, request);
  // The answer to the form shows the recovery codes once.
  if (entry?.used && request.method === 'POST') return { ...page, begun: null, asked: false };
  if ((await viewerOf(services, request)).kind === 'staff') throw redirect(next);
  if (!entry) throw redirect(href('/admin-login'));
  if (entry.used) return { ...page, begun: null, asked: false };
  const begun = await findBegunFactor(services, entry, temple);
  if (begun === 'confirmed') throw redirect(`${href('/admin-login/code')}?next=${encodeURIComponent(next)}`);
  return { ...page, begun, asked: true };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const entry = await findEntry(services, request);
  if (!entry || entry.used) throw redirect(href('/admin-login'));
  const { intent, code } = await readFormText(request, ['intent', 'code']);
  if (intent === 'begin') {
    await startSecondFactor(services, entry);
    throw redirect(`${href('/admin-login/set-up')}${url.search}`);
  }
  const actor = { personId: entry.personId, address: addressOf(request) };
  const confirmed = await confirmSecondFactor(services, actor, code);
  if (!confirmed.ok) {
    const status = confirmed.code === 'sign-in-locked' ? 429 : 401;
    return data({ code: confirmed.code, recoveryCodes: null }, { status });
  }
  if (!(await closeEntry(services, request))) throw redirect(href('/admin-login'));
  const headers = await openSessionHeaders(services, request, entry.personId, {
    audience: 'office',
    remember: false,
    strong: true,
  });
  return data({ code: null, recoveryCodes: confirmed.value.recoveryCodes }, { headers });
}

/** The recovery codes are in the action's answer only: nothing may be loaded over them. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return doorMeta(m.setUpCodeTitle, loaderData?.url ?? '');
}

export default function SetUpCode({ loaderData, actionData }: Route.ComponentProps) {
  const { temple, next, begun, asked } = loaderData;
  if (actionData?.recoveryCodes) {
    return (
      <LoginFrame title={m.keepCodes} temple={temple}>
        <RecoveryCodes codes={actionData.recoveryCodes} />
        <ButtonLink to={next} reloadDocument wide>
          {m.haveSaved}
        </ButtonLink>
      </LoginFrame>
    );
  }
  if (!begun && asked) {
    return (
      <LoginFrame title={m.setUpCode} temple={temple}>
        <p>{m.needsCode}</p>
        <Form method="post" className="admin-form">
          <input type="hidden" name="intent" value="begin" />
          <Button wide>{m.begin}</Button>
        </Form>
      </LoginFrame>
    );
  }
  if (!begun) {
    return (
      <LoginFrame title={m.codeIsSetUp} temple={temple}>
        <ButtonLink to={next} wide>
          {m.toOffice}
        </ButtonLink>
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={m.setUpCode} temple={temple}>
      <p>{m.scanThis}</p>
      <div
        className="admin-qr"
        role="img"
        aria-label={m.qrCode}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server drew it
        dangerouslySetInnerHTML={{ __html: begun.qr }}
      />
      <a href={begun.address} className="btn btn-outline btn-sm admin-same-phone">
        {m.openOnPhone}
      </a>
      <p className="sm">
        {m.cannotScan}
        <code className="admin-key">{begun.key.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <CodeForm>
        {actionData?.code === 'sign-in-locked' && (
          <Notice tone="bad">{adminMessageFor('sign-in-locked')}</Notice>
        )}
        <TextInput
          name="code"
          label={m.codeOfApp}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={codeError(actionData)}
        />
      </CodeForm>
    </LoginFrame>
  );
}
