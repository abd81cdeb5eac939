import { data, Form, Link, useNavigation } from 'react-router';
import { proofField, wholeRefusal } from '#core/people/proof.ts';
import * as m from '#messages/sign-in.ts';
import { senderOf } from '#server/auth/take-turn.ts';
import { requestPasswordReset } from '#server/people/request-password-reset.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import { accountForm } from '#site/account/account-form.ts';
import { AccountFrame } from '#site/account/account-frame.tsx';
import { templeDoor } from '#site/account/temple-door.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { asideMeta, templeName } from '#site/frame/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/forgot-password.route';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return {
    temple: templeDoor(await getTempleSettings(services)),
    url: `${services.config.publicUrl}${plainHref('/forgot-password')}`,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { proof, ...typed } = await readFormText(request, ['identifier', proofField]);
  const sender = await senderOf(services, request, proof);
  const outcome = await requestPasswordReset(services, typed.identifier, sender);
  if (outcome.ok) return data({ sent: true as const });
  const refused: Refused = { ...wholeRefusal(outcome), typed };
  return data({ sent: false as const, refused }, { status: 429 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return asideMeta({
    title: m.forgotTitle(templeName(loaderData.temple).full),
    description: m.forgotDescription,
    url: loaderData.url,
  });
}

export default function ForgotPasswordPage({ loaderData: { temple }, actionData }: Route.ComponentProps) {
  const refused = actionData?.sent === false ? actionData.refused : undefined;
  const { typedOf, summary } = accountForm(refused);
  const sending = useNavigation().state === 'submitting';
  return (
    <AccountFrame
      temple={temple}
      title={m.forgotPassword}
      lead={m.forgotLead}
      below={<Link to={href('/signin')}>{m.backToSignIn}</Link>}
    >
      {actionData?.sent && <Notice tone="good">{m.linkSent}</Notice>}
      <FormError title={m.notNow} problems={summary} />
      <Form method="post" noValidate className="door-form">
        <ProofStep asked={refused?.proof} />
        <TextInput
          name="identifier"
          label={m.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={typedOf('identifier')}
        />
        <Button size="lg" wide busy={sending && m.sending}>
          {m.sendLink}
        </Button>
      </Form>
    </AccountFrame>
  );
}
