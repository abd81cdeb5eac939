import { Form } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
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
      label="Your password, or a code of your app"
      type="password"
      autoComplete="current-password"
      hint="You signed in more than ten minutes ago: this shows that it is you."
      error={error}
      className="max-w-md"
    />
  );
}

/** The same for a page of several such forms: one proof serves all for ten minutes. */
export function ProofPanel({ code }: { code: string | null }) {
  return (
    <Panel title="Is it you?">
      <Form method="post" noValidate className="admin-form">
        <input type="hidden" name="intent" value="prove" />
        <ProofField error={code && adminMessageFor(code)} />
        <div>
          <Button look="strong" size="sm">
            It is me
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
