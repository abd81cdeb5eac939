import { Form, useNavigation } from 'react-router';
import * as m from '#messages/profile.ts';
import { accountForm } from '#site/account/account-form.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href } from '#ui/href.ts';
import { FormEnd } from './form-end.tsx';
import { type ProofKind, ProofOfOwner } from './proof-of-owner.tsx';

/** Asks for a proof before an account is deleted, so that nobody else can do it. */
export function DeleteAccountForm({ proof, refused }: { proof: ProofKind; refused: Refused | undefined }) {
  const { errorOf, summary } = accountForm(refused);
  const deleting = useNavigation().state === 'submitting';
  return (
    <Form method="post" noValidate className="panel own-panel">
      <h2>{m.deleteAccount}</h2>
      <p className="muted">{m.whatIsErased}</p>
      <FormError problems={summary.filter(({ field }) => field === undefined)} />
      <ProofOfOwner kind={proof} error={errorOf('password')} next={`${href('/profile')}?view=delete`} />
      <FormEnd stay={m.keepAccount}>
        <Button look="strong" name="intent" value="delete" busy={deleting && m.erasing}>
          {m.deleteAccount}
        </Button>
      </FormEnd>
    </Form>
  );
}
