import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import * as m from '#messages/admin/forms.ts';
import { Button } from '#ui/button.tsx';
import { FormVersion } from './form-version.tsx';

type PanelFormProps = {
  /** Names the form of the screen for the action. */
  intent: string;
  /** The version of the record that it was opened with; absent where it only adds. */
  version?: string;
  save?: string;
  children: ReactNode;
};

/** A short form in a panel: its fields and one button. */
export function PanelForm({ intent, version, save = m.save, children }: PanelFormProps) {
  const saving = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" noValidate className="admin-stack">
      <input type="hidden" name="intent" value={intent} />
      {version !== undefined && <FormVersion opened={version} />}
      {children}
      <div>
        <Button look="outline" size="sm" busy={saving && m.saving}>
          {save}
        </Button>
      </div>
    </Form>
  );
}
