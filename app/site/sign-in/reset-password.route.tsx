import { data, Form, Link, useNavigation } from 'react-router';
import { accountMessageFor } from '#core/people/account-messages.ts';
import * as m from '#messages/sign-in.ts';
import { knownBrowserCookie } from '#server/auth/known-browser.ts';
import { findResetLink, resetPassword } from '#server/people/reset-password.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { addressOf, deviceOf, readFormText } from '#server/web-request/form-text.ts';
import { accountForm } from '#site/account/account-form.ts';
import { AccountFrame } from '#site/account/account-frame.tsx';
import { templeDoor } from '#site/account/temple-door.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { asideMeta, templeName } from '#site/frame/page-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/reset-password.route';
import { NewPasswordInputs } from './new-password-inputs.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const token = query.get('token') ?? '';
  return {
    temple: templeDoor(await getTempleSettings(services)),
    token,
    signInPath: query.get('office') === '1' ? '/admin-login' : '/signin',
    works: (await findResetLink(services, token)) !== null,
    url: `${services.config.publicUrl}${plainHref('/reset-password')}`,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readFormText(request, ['token', 'password', 'confirmPassword']);
  const services = context.get(servicesContext);
  const outcome = await resetPassword(services, typed, addressOf(request), deviceOf(request));
  if (outcome.ok) {
    const known = knownBrowserCookie(services, request, outcome.value.personId);
    return data({ done: true as const }, { headers: { 'set-cookie': known } });
  }
  const refused: Refused = { problems: outcome.code === 'invalid' ? outcome.problems : [], typed: {} };
  return data({ done: false as const, refused }, { status: outcome.code === 'invalid' ? 422 : 410 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [
    ...asideMeta({
      title: m.resetTitle(templeName(loaderData.temple).full),
      description: m.resetDescription(templeName(loaderData.temple).within),
      url: loaderData.url,
    }),
    // The address holds the token; with no-referrer a form sent without script would have no
    // origin.
    { name: 'referrer', content: 'same-origin' },
  ];
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { temple, token, works, signInPath } = loaderData;
  return (
    <AccountFrame temple={temple} title={m.chooseNewPassword}>
      {actionData?.done ? (
        <Done signInPath={signInPath} />
      ) : works ? (
        <NewPassword token={token} refused={actionData?.refused} />
      ) : (
        <InvalidLink />
      )}
    </AccountFrame>
  );
}

function NewPassword({ token, refused }: { token: string; refused: Refused | undefined }) {
  const { errorOf, summary } = accountForm(refused);
  const sending = useNavigation().state === 'submitting';
  return (
    <>
      <FormError problems={summary} />
      <Form method="post" noValidate className="door-form">
        <input type="hidden" name="token" value={token} />
        <NewPasswordInputs label={m.newPassword} again={m.newPasswordAgain} errorOf={errorOf} />
        <Button size="lg" wide busy={sending && m.saving}>
          {m.save}
        </Button>
      </Form>
    </>
  );
}

function Done({ signInPath }: { signInPath: string }) {
  return (
    <>
      <Notice tone="good">{m.passwordSet}</Notice>
      <div>
        <ButtonLink to={signInPath}>{m.signIn}</ButtonLink>
      </div>
    </>
  );
}

function InvalidLink() {
  return (
    <>
      <Notice tone="bad">{accountMessageFor('link-invalid')}</Notice>
      <p>
        <Link to={href('/forgot-password')}>{m.askNewLink}</Link>
      </p>
    </>
  );
}
