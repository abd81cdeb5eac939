import { data, Form, redirect, useNavigation } from 'react-router';
import { contactOf } from '#core/people/viewer.ts';
import * as m from '#messages/profile.ts';
import { proofOfOwner } from '#server/auth/prove-owner.ts';
import { requireDevotee } from '#server/auth/viewer.ts';
import { askEmailChange, confirmEmailChange } from '#server/people/change-email.ts';
import { servicesContext } from '#server/services.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import { accountForm } from '#site/account/account-form.ts';
import { AccountHead } from '#site/account/account-head.tsx';
import { CodeInput } from '#site/account/code-input.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/email-change.route';
import { FormEnd } from './form-end.tsx';
import { type ProofKind, ProofOfOwner } from './proof-of-owner.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  return {
    name: devotee.name,
    contact: contactOf(devotee),
    isFirst: devotee.email === null,
    proof: await proofOfOwner(services, devotee),
    asksCode: new URL(request.url).searchParams.get('step') === 'code',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const typed = await readFormText(request, ['intent', 'email', 'password', 'code']);
  if (typed.intent === 'code') {
    const outcome = await confirmEmailChange(services, devotee, typed.code);
    if (outcome.ok) throw redirect(`${href('/profile')}?saved=email`);
    const values = 'triesLeft' in outcome ? { n: outcome.triesLeft } : undefined;
    return refused({ problems: [{ field: 'code', code: outcome.code }], typed: {}, values });
  }
  const outcome = await askEmailChange(services, devotee, typed);
  if (outcome.ok) throw redirect(`${href('/profile/email')}?step=code`);
  return refused({
    problems: [{ field: outcome.field ?? '', code: outcome.code }],
    typed: { email: typed.email },
  });
}

function refused(state: Refused) {
  return data(state, { status: 422 });
}

export function meta({ matches }: Route.MetaArgs) {
  return ownMeta(matches, m.myEmail);
}

export default function EmailChange({ loaderData, actionData }: Route.ComponentProps) {
  const { name, contact, asksCode } = loaderData;
  return (
    <section className="section wrap own-pages">
      <AccountHead here="/profile" title={name} lead={contact} />
      {asksCode ? <CodeStep refused={actionData} /> : <AddressStep {...loaderData} refused={actionData} />}
    </section>
  );
}

type AddressStepProps = { isFirst: boolean; proof: ProofKind; refused: Refused | undefined };

function AddressStep({ isFirst, proof, refused }: AddressStepProps) {
  const { errorOf, typedOf, summary } = accountForm(refused);
  const sending = useNavigation().state === 'submitting';
  return (
    <Form method="post" noValidate className="panel own-panel">
      <h2>{isFirst ? m.firstEmail : m.anotherEmail}</h2>
      <p className="muted">{isFirst ? m.howFirstEmail : m.howEmailChanges}</p>
      <FormError problems={summary} />
      <TextInput
        name="email"
        label={isFirst ? m.email : m.newEmail}
        type="email"
        autoComplete="email"
        defaultValue={typedOf('email')}
        error={errorOf('email')}
        className="max-w-md"
      />
      <ProofOfOwner kind={proof} error={errorOf('password')} next={href('/profile/email')} />
      <FormEnd>
        <Button name="intent" value="ask" busy={sending && m.sending}>
          {m.sendCode}
        </Button>
      </FormEnd>
    </Form>
  );
}

function CodeStep({ refused }: { refused: Refused | undefined }) {
  const { errorOf } = accountForm(refused);
  const checking = useNavigation().state === 'submitting';
  return (
    <Form method="post" noValidate className="panel own-panel">
      <h2>{m.typeCode}</h2>
      <p className="muted">{m.codeSent}</p>
      <CodeInput error={errorOf('code')} triesLeft={refused?.values?.n} className="max-w-md" />
      <div className="row wrapx">
        <Button name="intent" value="code" busy={checking && m.checking}>
          {m.changeEmail}
        </Button>
        <ButtonLink to={href('/profile/email')} look="quiet">
          {m.sendAnotherCode}
        </ButtonLink>
      </div>
    </Form>
  );
}
