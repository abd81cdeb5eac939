import { data, Form, Link, redirect, redirectDocument, useNavigation } from 'react-router';
import { nextPath } from '#core/people/next-path.ts';
import { proofField } from '#core/people/proof.ts';
import { letterInstead, signInMessage } from '#core/people/sign-in-words.ts';
import * as m from '#messages/sign-in.ts';
import { openSessionHeaders } from '#server/auth/session-headers.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { offersMobile } from '#server/mobile-sign-in/offers-mobile.ts';
import { signInByForm } from '#server/people/sign-in-by-form.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import { accountForm } from '#site/account/account-form.ts';
import { AccountFrame } from '#site/account/account-frame.tsx';
import { PasswordInput } from '#site/account/password-input.tsx';
import { templeDoor } from '#site/account/temple-door.ts';
import { asideMeta, templeName } from '#site/frame/page-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/sign-in.route';

/** A signed-in visitor is redirected. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const next = nextPath(new URL(request.url).searchParams.get('next'));
  const viewer = await viewerOf(services, request);
  if (viewer.kind !== 'visitor') throw redirect(next);
  return {
    temple: templeDoor(await getTempleSettings(services)),
    next,
    byMobile: await offersMobile(services),
    url: `${services.config.publicUrl}${plainHref('/signin')}`,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const typed = await readFormText(request, ['identifier', 'password', 'remember', 'next', proofField]);
  const { identifier, password, remember, proof } = typed;
  const found = await signInByForm(services, request, 'site', { identifier, password, proof });
  if (!found.ok) {
    return data({ ...found.refusal, typed: { identifier, remember } }, { status: found.status });
  }
  const headers = await openSessionHeaders(services, request, found.personId, {
    audience: 'site',
    remember: remember === 'on',
    passwordSetAt: found.passwordSetAt,
  });
  // As a document: what watches the sign-in (frame/signed-in.ts) reads its cookie as it loads.
  throw redirectDocument(nextPath(typed.next), { headers });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return asideMeta({
    title: m.signInTitle(templeName(loaderData.temple).full),
    description: m.signInDescription(templeName(loaderData.temple).within),
    url: loaderData.url,
  });
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { temple, next, byMobile } = loaderData;
  const { typedOf } = accountForm(actionData);
  const problems = (actionData?.problems ?? []).map(({ code }) => ({ message: signInMessage(code) }));
  const sending = useNavigation().state === 'submitting';
  const query = next === '/' ? '' : `?next=${encodeURIComponent(next)}`;
  return (
    <AccountFrame
      temple={temple}
      title={m.signIn}
      lead={m.signInLead}
      below={
        <Sentence
          text={m.newHere}
          parts={{ link: (words) => <Link to={`${href('/signup')}${query}`}>{words}</Link> }}
        />
      }
    >
      <FormError title={m.notSignedIn} problems={problems} />
      <Form method="post" noValidate className="door-form">
        <ProofStep asked={actionData?.proof} otherwise={letterInstead} />
        <input type="hidden" name="next" value={next} />
        <TextInput
          name="identifier"
          label={m.emailOrMobile}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typedOf('identifier')}
        />
        <PasswordInput name="password" label={m.password} autoComplete="current-password" />
        <div className="row between wrapx">
          <Checkbox name="remember" defaultChecked={typedOf('remember') === 'on'}>
            {m.keepSignedIn}
          </Checkbox>
          <Link to={href('/forgot-password')}>{m.forgotPassword}</Link>
        </div>
        <Button size="lg" wide busy={sending && m.signingIn}>
          {m.signIn}
        </Button>
        {byMobile && (
          <ButtonLink to={`${href('/signin/mobile')}${query}`} look="outline" size="lg" wide>
            {m.byMobile}
          </ButtonLink>
        )}
      </Form>
    </AccountFrame>
  );
}
