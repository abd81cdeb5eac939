import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import * as m from '#messages/admin/roster.ts';
import { type Option, Select } from '#ui/forms/field.tsx';

type CopyPanelProps = { others: Option[]; form: ReturnType<typeof fieldErrors> };

/** The roster of last year is most of this year's. */
export function CopyPanel({ others, form: { field } }: CopyPanelProps) {
  return (
    <Panel title={m.copyFrom}>
      <PanelForm intent="copy" save={m.copy}>
        <p className="muted sm">{m.copyNote}</p>
        <Select {...field('eventId')} label={m.event} placeholder={m.choose} options={others} />
      </PanelForm>
    </Panel>
  );
}
