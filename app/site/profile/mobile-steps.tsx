import { Form, useNavigation } from 'react-router';
import * as m from '#messages/mobile-sign-in.ts';
import { CodeInput } from '#site/account/code-input.tsx';
import { mobileForm } from '#site/account/mobile-form.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';
import { href } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import { FormEnd } from './form-end.tsx';
import { type ProofKind, ProofOfOwner } from './proof-of-owner.tsx';

type StepProps = { refused: Refused | undefined };

export function MobileNumberStep({ proof, refused }: StepProps & { proof: ProofKind }) {
  const { errorOf, typedOf, summary } = mobileForm(refused);
  const intent = useNavigation().formData?.get('intent');
  return (
    <Form method="post" noValidate className="panel own-panel">
      <ProofStep asked={refused?.proof} />
      <input type="hidden" name="intent" value="ask" />
      <h2>{m.mobileToSignIn}</h2>
      <p className="muted">{m.howMobileChanges}</p>
      <FormError problems={summary} />
      <TextInput
        name="mobile"
        label={m.newMobile}
        hint={m.numberHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={typedOf('mobile')}
        error={errorOf('mobile')}
        className="max-w-md"
      />
      <ProofOfOwner kind={proof} error={errorOf('password')} next={href('/profile/mobile')} />
      <FormEnd>
        <Button busy={intent === 'ask' && m.sending}>{m.sendCode}</Button>
      </FormEnd>
    </Form>
  );
}

export function MobileCodeStep({ number, refused }: StepProps & { number: string }) {
  const { errorOf } = mobileForm(refused);
  const checking = useNavigation().state === 'submitting';
  return (
    <Form method="post" noValidate className="panel own-panel">
      <h2>{m.checkMobile}</h2>
      <p className="muted">
        <Sentence text={m.mobileTexted} parts={{ number: () => <b className="num">{number}</b> }} />
      </p>
      <CodeInput error={errorOf('code')} triesLeft={refused?.values?.n} className="max-w-md" />
      <div className="row wrapx">
        <Button name="intent" value="code" busy={checking && m.checking}>
          {m.useNumber}
        </Button>
        <ButtonLink to={href('/profile/mobile')} look="quiet">
          {m.sendAnotherCode}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** Only for whoever can also sign in with an e-mail address. */
export function RemoveMobile({ number, proof }: { number: string; proof: ProofKind }) {
  return (
    <Form method="post" noValidate className="panel own-panel">
      <h2>{m.removeMobile}</h2>
      <p className="muted">
        <Sentence text={m.howMobileGoes} parts={{ number: () => <b className="num">{number}</b> }} />
      </p>
      <ProofOfOwner kind={proof} id="remove-password" error={null} next={href('/profile/mobile')} />
      <div className="row wrapx">
        <Button look="outline" name="intent" value="remove">
          {m.removeNumber}
        </Button>
      </div>
    </Form>
  );
}
