import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import * as m from '#messages/admin/login.ts';
import { Button } from '#ui/button.tsx';

/** The form that a code is typed into, before the admin. */
export function CodeForm({ children }: { children: ReactNode }) {
  const sending = useNavigation().state === 'submitting';
  return (
    <Form method="post" noValidate className="admin-form">
      {children}
      <Button wide busy={sending && m.looking}>
        {m.goOn}
      </Button>
    </Form>
  );
}

/** What is wrong with a typed code, for its field. */
export function codeError(refused: { code: string | null } | undefined): string | null {
  return refused?.code === 'second-factor-wrong' ? adminMessageFor(refused.code) : null;
}
