import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import * as m from '#messages/admin/csr.ts';
import { TextInput } from '#ui/forms/field.tsx';
import type { PanelFields } from './received-panel.tsx';

/** Ends an agreement of which no more money is expected. */
export function EndPanel({ form: { field } }: { form: PanelFields }) {
  return (
    <Panel title={m.end}>
      <PanelForm intent="end" save={m.end}>
        <TextInput {...field('reason')} label={m.reason} hint={m.endNote} maxLength={200} />
      </PanelForm>
    </Panel>
  );
}
