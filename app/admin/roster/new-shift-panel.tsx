import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import * as m from '#messages/admin/roster.ts';
import { ShiftFields } from './shift-fields.tsx';

type NewShiftPanelProps = {
  days: { from: string; to: string };
  /** The day of the event. */
  day: string;
  intentKey: string;
  form: ReturnType<typeof fieldErrors>;
};

export function NewShiftPanel({ days, day, intentKey, form: { field } }: NewShiftPanelProps) {
  const usual: Record<string, string> = { day, least: '2', most: '4' };
  const withUsual = (name: string) => {
    const own = field(name);
    return { ...own, defaultValue: own.defaultValue || (usual[name] ?? '') };
  };
  return (
    <Panel title={m.newShift}>
      <PanelForm intent="add" save={m.add}>
        <input type="hidden" name="intentKey" value={field('intentKey').defaultValue || intentKey} />
        <ShiftFields field={withUsual} of="new" days={days} />
      </PanelForm>
    </Panel>
  );
}
