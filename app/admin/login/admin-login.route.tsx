import { data, Form, redirect, useNavigation } from 'react-router';
import { messageFor } from '#core/fields/messages.ts';
import { nextPath } from '#core/people/next-path.ts';
import { openSessionHeaders } from '#server/auth/session-headers.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { getTempleSettings } from '#server/content/settings-queries.ts';
import { addressOf, readFormText } from '#server/http/form-text.ts';
import { makeResetSecret } from '#server/people/request-password-reset.ts';
import { signIn } from '#server/people/sign-in.ts';
import { servicesContext } from '#server/services.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Ornament } from '#ui/ornament.tsx';
import type { Route } from './+types/admin-login.route';
import '#admin/shared/admin.css';

const dashboard = '/admin-dashboard';

/** Only pages of the office are gone to from here. */
function officePath(wanted: string | null): string {
  const path = nextPath(wanted, dashboard);
  return /^\/admin-dashboard(\/|\?|$)/.test(path) ? path : dashboard;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const next = officePath(new URL(request.url).searchParams.get('next'));
  if ((await viewerOf(services, request)).kind === 'staff') throw redirect(next);
  const { identity } = await getTempleSettings(services);
  return {
    temple: `${identity.name}, ${identity.place}`,
    next,
    url: `${services.config.publicUrl}/admin-login`,
  };
}

/** As /signin, but for a session of the office: 12 hours at most, 30 idle minutes, only for those with a role. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const typed = await readFormText(request, ['email', 'password', 'next']);
  const wish = { identifier: typed.email, password: typed.password };
  const outcome = await signIn(services, wish, { audience: 'office', address: addressOf(request) });
  if (!outcome.ok) {
    const status = outcome.code === 'sign-in-locked' ? 429 : 401;
    return data({ code: outcome.code, email: typed.email }, { status });
  }
  const { personId, mustChangePassword } = outcome.value;
  if (mustChangePassword) {
    throw redirect(`/reset-password?office=1&token=${await makeResetSecret(services, personId)}`);
  }
  const headers = await openSessionHeaders(services, request, personId, {
    audience: 'office',
    remember: false,
  });
  throw redirect(officePath(typed.next), { headers });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: 'Temple admin' },
    { name: 'description', content: 'The door to the temple’s office, for those who work in it.' },
    { tagName: 'link', rel: 'canonical', href: loaderData?.url ?? '' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function AdminLogin({ loaderData: { temple, next }, actionData }: Route.ComponentProps) {
  const sending = useNavigation().state === 'submitting';
  return (
    <main className="office-door">
      <div className="office-card">
        <div className="row">
          <Ornament name="logo-mark" width={46} height={46} />
          <div>
            <h1>Temple admin</h1>
            <p className="muted sm">{temple}</p>
          </div>
        </div>
        {actionData && <Notice tone="bad">{messageFor(actionData.code)}</Notice>}
        <Form method="post" noValidate className="office-form">
          <input type="hidden" name="next" value={next} />
          <TextInput
            name="email"
            label="E-mail"
            type="email"
            autoComplete="username"
            defaultValue={actionData?.email}
          />
          <TextInput name="password" label="Password" type="password" autoComplete="current-password" />
          <Button wide busy={sending && 'Signing in…'}>
            Sign in
          </Button>
        </Form>
      </div>
    </main>
  );
}
