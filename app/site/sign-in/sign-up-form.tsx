import { Form, Link, useNavigation } from 'react-router';
import { accountForm } from '#site/account/account-form.ts';
import { AccountFrame } from '#site/account/account-frame.tsx';
import { LanguageChoice } from '#site/account/language-choice.tsx';
import type { TempleDoor } from '#site/account/temple-door.ts';
import { EmailInput, PhoneInput } from '#site/forms/contact-inputs.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';
import { href } from '#ui/href.ts';
import { NewPasswordInputs } from './new-password-inputs.tsx';

type SignUpFormProps = { temple: TempleDoor; next: string; refused: Refused | undefined };

export function SignUpForm({ temple, next, refused }: SignUpFormProps) {
  const { errorOf, typedOf, summary } = accountForm(refused);
  const sending = useNavigation().state === 'submitting';
  return (
    <AccountFrame
      temple={temple}
      title="Sign up"
      lead="One account for your gifts, receipts and bookings. You can also give without one."
      below={
        <>
          Already have an account? <Link to={signInPath(next)}>Sign in</Link>
        </>
      }
    >
      <FormError problems={summary} />
      <Form method="post" noValidate className="door-form">
        <ProofStep asked={refused?.proof} />
        <input type="hidden" name="next" value={next} />
        <TextInput
          name="fullName"
          label="Full name"
          autoComplete="name"
          defaultValue={typedOf('fullName')}
          error={errorOf('fullName')}
        />
        <EmailInput
          name="email"
          hint="We send a code to it."
          defaultValue={typedOf('email')}
          error={errorOf('email')}
        />
        <PhoneInput
          name="phone"
          optional
          hint="With it you may sign in too. Outside India, begin with + and the country code."
          defaultValue={typedOf('phone')}
          error={errorOf('phone')}
        />
        <div className="door-pair">
          <NewPasswordInputs label="Password" errorOf={errorOf} />
        </div>
        <LanguageChoice hindi={<span lang="hi">हिन्दी</span>} value={typedOf('language') || 'en'} />
        <Checkbox
          name="acceptTerms"
          error={errorOf('acceptTerms')}
          defaultChecked={typedOf('acceptTerms') === 'on'}
        >
          I accept the <Link to={href('/terms-condition')}>terms</Link> and have read the{' '}
          <Link to={href('/privacy-policy')}>privacy policy</Link>.
        </Checkbox>
        <Button size="lg" wide name="intent" value="sign-up" busy={sending && 'Sending…'}>
          Sign up
        </Button>
      </Form>
    </AccountFrame>
  );
}

function signInPath(next: string): string {
  return next === '/' ? '/signin' : `/signin?next=${encodeURIComponent(next)}`;
}
