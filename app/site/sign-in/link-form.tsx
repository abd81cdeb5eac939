import { Form, useNavigation } from 'react-router';
import { accountMessageFor } from '#core/people/account-messages.ts';
import * as m from '#messages/sign-in.ts';
import { accountForm } from '#site/account/account-form.ts';
import { PasswordInput } from '#site/account/password-input.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';

type LinkFormProps = {
  link: string;
  works: boolean;
  /** Whether this browser began the sign-up; if not, the password proves that its owner did. */
  ours: boolean;
  next: string;
  refused: Refused | undefined;
};

/** Where the letter's link leads. A button confirms, since opening a link must change nothing. */
export function LinkForm({ link, works, ours, next, refused }: LinkFormProps) {
  const { errorOf } = accountForm(refused);
  const sending = useNavigation().state === 'submitting';
  if (!works) {
    return (
      <>
        <Notice tone="bad">{accountMessageFor('link-invalid')}</Notice>
        <div className="row wrapx">
          <ButtonLink to={href('/signup')}>{m.signUp}</ButtonLink>
          <ButtonLink to={href('/signin')} look="outline">
            {m.signIn}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <Form method="post" noValidate className="door-form">
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="link" value={link} />
      {ours ? (
        <p className="muted">{m.onePress}</p>
      ) : (
        <PasswordInput
          name="password"
          label={m.password}
          autoComplete="current-password"
          hint={m.chosenPassword}
          error={errorOf('password')}
        />
      )}
      <Button size="lg" wide name="intent" value="link" busy={sending && m.confirming}>
        {m.confirmMyEmail}
      </Button>
    </Form>
  );
}
