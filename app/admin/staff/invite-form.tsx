import { Form } from 'react-router';
import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { ProofField } from '#admin/forms/proof-field.tsx';
import { readRoles } from '#core/people/role-words.ts';
import * as m from '#messages/admin/staff.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { RoleChoices } from './role-choices.tsx';

type InviteFormProps = {
  state: ReturnType<typeof fieldErrors>;
  roles: string[];
  asksProof: boolean;
  sending: boolean;
};

export function InviteForm({ state, roles, asksProof, sending }: InviteFormProps) {
  const { errorOf, field, summary } = state;
  return (
    <Form method="post" noValidate className="admin-form">
      <FormError problems={summary} />
      <div className="admin-fields">
        <TextInput
          name="name"
          label={m.name}
          autoComplete="off"
          defaultValue={field('name').defaultValue}
          error={errorOf('name')}
        />
        <TextInput
          name="email"
          label={m.email}
          type="email"
          autoComplete="off"
          defaultValue={field('email').defaultValue}
          error={errorOf('email')}
        />
      </div>
      <RoleChoices held={readRoles(roles)} error={errorOf('roles')} />
      {asksProof && <ProofField error={errorOf('proof')} />}
      <div>
        <Button busy={sending && m.inviting}>{m.sendInvitation}</Button>
      </div>
    </Form>
  );
}
