import { data, Form, redirect, useNavigation } from 'react-router';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { setupFields } from '#core/people/read-setup.ts';
import * as m from '#messages/admin/login.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { findSetup, setUpSite } from '#server/setup/set-up-site.ts';
import { addressOf, readFormText } from '#server/web-request/form-text.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/setup.route';
import { doorMeta, LoginFrame } from './login-frame.tsx';
import { SetupFields, setupLabels } from './setup-fields.tsx';

/** Sets up a site without an owner, with the code of its log; afterwards it is a 404. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const setup = await findSetup(services);
  if (!setup) throw data(null, { status: 404 });
  const { identity } = await getTempleSettings(services);
  const { publicUrl } = services.config;
  return {
    ...{ temple: `${identity.name}, ${identity.place}`, url: `${publicUrl}${href('/setup')}` },
    asksReceiver: setup.asksReceiver,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readFormText(request, setupFields);
  const outcome = await setUpSite(context.get(servicesContext), typed, addressOf(request));
  if (outcome.ok) throw redirect(`${href('/admin-login')}?set-up=1`, 303);
  if (outcome.code === 'already-set-up') throw data(null, { status: 404 });
  // Neither the code nor a password is echoed.
  const { code: _, password: __, confirmPassword: ___, ...harmless } = typed;
  const status = outcome.code === 'setup-locked' ? 429 : 422;
  return data({ problems: asProblems(outcome), typed: harmless }, { status });
}

export { noStore as headers } from '#server/http/no-store.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? doorMeta(m.setUpSite, loaderData.url) : [];
}

export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { temple, asksReceiver } = loaderData;
  const sending = useNavigation().state === 'submitting';
  const { field, summary } = fieldErrors(actionData, { receiptPrefix: 'D' }, setupLabels);
  return (
    <LoginFrame title={m.setUpSite} temple={temple}>
      <p className="muted">{m.nobodyYet}</p>
      <Form method="post" noValidate className="admin-form">
        <FormError problems={summary} />
        <SetupFields
          field={field}
          asksReceiver={asksReceiver}
          acceptsForeign={field('acceptsForeign').defaultValue === 'on'}
        />
        <Button wide busy={sending && m.settingUp}>
          {m.setUpTheSite}
        </Button>
      </Form>
    </LoginFrame>
  );
}
