import { Form, useNavigation } from 'react-router';
import { accountForm } from '#site/account/account-form.ts';
import { PasswordInput } from '#site/account/password-input.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';

/** Asks for the password before an account is deleted, so that nobody else can do it. */
export function DeleteAccountForm({ refused }: { refused: Refused | undefined }) {
  const { errorOf } = accountForm(refused);
  const deleting = useNavigation().state === 'submitting';
  return (
    <Form method="post" noValidate className="panel own-panel">
      <h2>Delete my account</h2>
      <p className="muted">
        Your profile and your way to sign in are erased at once and cannot be brought back. Gifts and their
        receipts stay in the temple’s books, no longer tied to an account.
      </p>
      <PasswordInput
        name="password"
        label="Your password"
        autoComplete="current-password"
        error={errorOf('password')}
        className="max-w-md"
      />
      <div className="row wrapx">
        <Button look="strong" name="intent" value="delete" busy={deleting && 'Erasing…'}>
          Delete my account
        </Button>
        <ButtonLink to={href('/profile')} look="quiet">
          Keep it
        </ButtonLink>
      </div>
    </Form>
  );
}
