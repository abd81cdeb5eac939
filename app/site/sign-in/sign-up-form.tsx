import { Form, Link, useNavigation } from 'react-router';
import { language } from '#messages/language.ts';
import * as m from '#messages/sign-in.ts';
import { accountForm } from '#site/account/account-form.ts';
import { AccountFrame } from '#site/account/account-frame.tsx';
import { LanguageChoice } from '#site/account/language-choice.tsx';
import type { TempleDoor } from '#site/account/temple-door.ts';
import { EmailInput, NameInput, PhoneInput } from '#site/forms/contact-inputs.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';
import { href } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import { AcceptTerms } from './accept-terms.tsx';
import { NewPasswordInputs } from './new-password-inputs.tsx';

type SignUpFormProps = {
  temple: TempleDoor;
  next: string;
  /** The temple lets people sign in by a code to their mobile. */
  byMobile: boolean;
  refused: Refused | undefined;
};

export function SignUpForm({ temple, next, byMobile, refused }: SignUpFormProps) {
  const { errorOf, typedOf, summary } = accountForm(refused);
  const sending = useNavigation().state === 'submitting';
  return (
    <AccountFrame
      temple={temple}
      title={m.signUp}
      lead={m.signUpLead}
      below={
        <Sentence
          text={m.haveAccount}
          parts={{ link: (words) => <Link to={`${href('/signin')}${nextQuery(next)}`}>{words}</Link> }}
        />
      }
    >
      {byMobile && (
        <p>
          <Sentence
            text={m.withoutEmail}
            parts={{
              link: (words) => <Link to={`${href('/signin/mobile')}${nextQuery(next)}`}>{words}</Link>,
            }}
          />
        </p>
      )}
      <FormError problems={summary} />
      <Form method="post" noValidate className="door-form">
        <ProofStep asked={refused?.proof} />
        <input type="hidden" name="next" value={next} />
        <NameInput name="fullName" defaultValue={typedOf('fullName')} error={errorOf('fullName')} />
        <EmailInput
          name="email"
          hint={m.emailHint}
          defaultValue={typedOf('email')}
          error={errorOf('email')}
        />
        <PhoneInput
          name="phone"
          optional
          hint={m.phoneHint}
          defaultValue={typedOf('phone')}
          error={errorOf('phone')}
        />
        <div className="door-pair">
          <NewPasswordInputs label={m.password} again={m.passwordAgain} errorOf={errorOf} />
        </div>
        <LanguageChoice value={typedOf('language') || language} />
        <AcceptTerms accepted={typedOf('acceptTerms') === 'on'} error={errorOf('acceptTerms')} />
        <Button size="lg" wide name="intent" value="sign-up" busy={sending && m.sending}>
          {m.signUp}
        </Button>
      </Form>
    </AccountFrame>
  );
}

function nextQuery(next: string): string {
  return next === '/' ? '' : `?next=${encodeURIComponent(next)}`;
}
