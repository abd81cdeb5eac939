import { Form } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import * as m from '#messages/admin/forms.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';

/**
 * Asks for the password, or a code, where the last sign-in is too old, in a form that a thief would
 * like to use.
 */
export function ProofField({ error }: { error: string | null }) {
  return (
    <TextInput
      name="proof"
      label={m.proof}
      type="password"
      autoComplete="current-password"
      hint={m.proofHint}
      error={error}
      className="max-w-md"
    />
  );
}

/** The same for a page of several such forms: one proof serves all for ten minutes. */
export function ProofPanel({ code }: { code: string | null }) {
  return (
    <Panel title={m.isItYou}>
      <Form method="post" noValidate className="admin-form">
        <input type="hidden" name="intent" value="prove" />
        <ProofField error={code && adminMessageFor(code)} />
        <div>
          <Button look="strong" size="sm">
            {m.itIsMe}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
