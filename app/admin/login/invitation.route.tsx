import { data, Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { roleWords } from '#core/people/role-words.ts';
import * as m from '#messages/admin/login.ts';
import { knownBrowserCookie } from '#server/auth/known-browser.ts';
import { acceptInvitation, findInvitation } from '#server/people/accept-invitation.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { addressOf, readFormText } from '#server/web-request/form-text.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/invitation.route';
import { doorMeta, LoginFrame } from './login-frame.tsx';

/** The target of an invitation's link. A GET changes nothing: mail programs prefetch it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { identity } = await getTempleSettings(services);
  const found = await findInvitation(services, token);
  return {
    temple: `${identity.name}, ${identity.place}`,
    url: `${services.config.publicUrl}${href('/admin-login/invitation')}`,
    token,
    invitation: found && {
      name: found.name,
      email: found.email,
      roles: found.roles,
      known: found.personId !== null,
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readFormText(request, ['token', 'password', 'confirmPassword']);
  const services = context.get(servicesContext);
  const outcome = await acceptInvitation(services, typed, addressOf(request));
  if (outcome.ok) {
    const known = knownBrowserCookie(services, request, outcome.value.personId);
    return data({ done: true as const }, { headers: { 'set-cookie': known } });
  }
  const refused: RefusedForm = { problems: outcome.code === 'invalid' ? outcome.problems : [], typed: {} };
  return data({ done: false as const, refused }, { status: outcome.code === 'invalid' ? 422 : 410 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return doorMeta(m.invitationTitle, loaderData?.url ?? '');
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { temple, token, invitation } = loaderData;
  const sending = useNavigation().state === 'submitting';
  const { errorOf } = fieldErrors(actionData?.done ? undefined : actionData?.refused);
  if (actionData?.done) {
    return (
      <LoginFrame title={m.welcome} temple={temple}>
        <Notice tone="good">{m.nowOfOffice}</Notice>
        <ButtonLink to={href('/admin-login')} wide>
          {m.signIn}
        </ButtonLink>
      </LoginFrame>
    );
  }
  if (!invitation) {
    return (
      <LoginFrame title={m.invitation} temple={temple}>
        <Notice tone="bad">{adminMessageFor('link-invalid')}</Notice>
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={m.greeting(invitation.name.split(' ')[0] ?? '')} temple={temple}>
      <p>{m.invitedAs(invitation.roles.map((role) => roleWords[role].label).join(', '), invitation.email)}</p>
      <Form method="post" noValidate className="admin-form">
        <input type="hidden" name="token" value={token} />
        {invitation.known ? (
          <p className="muted">{m.keepsPassword}</p>
        ) : (
          <>
            <TextInput
              name="password"
              label={m.choosePassword}
              type="password"
              autoComplete="new-password"
              hint={m.passwordHint}
              error={errorOf('password')}
            />
            <TextInput
              name="confirmPassword"
              label={m.sameAgain}
              type="password"
              autoComplete="new-password"
              error={errorOf('confirmPassword')}
            />
          </>
        )}
        <Button wide busy={sending && m.accepting}>
          {m.accept}
        </Button>
      </Form>
    </LoginFrame>
  );
}
