import { Form, useNavigation } from 'react-router';
import * as m from '#messages/profile.ts';
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
      <h2>{m.deleteAccount}</h2>
      <p className="muted">{m.whatIsErased}</p>
      <OwnPassword error={errorOf('password')} />
      <FormEnd stay={m.keepAccount}>
        <Button look="strong" name="intent" value="delete" busy={deleting && m.erasing}>
          {m.deleteAccount}
        </Button>
      </FormEnd>
    </Form>
  );
}
