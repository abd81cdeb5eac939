import { Form, useNavigation } from 'react-router';
import { accountForm } from '#site/account/account-form.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { Button } from '#ui/button.tsx';
import { FormEnd } from './form-end.tsx';
import { OwnPassword } from './own-password.tsx';

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
      <OwnPassword error={errorOf('password')} />
      <FormEnd stay="Keep it">
        <Button look="strong" name="intent" value="delete" busy={deleting && 'Erasing…'}>
          Delete my account
        </Button>
      </FormEnd>
    </Form>
  );
}
