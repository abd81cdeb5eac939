import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { HoursInputs } from '#admin/forms/hours-inputs.tsx';
import * as m from '#messages/admin/roster.ts';
import { TextArea, TextInput } from '#ui/forms/field.tsx';

type ShiftFieldsProps = {
  field: ReturnType<typeof fieldErrors>['field'];
  /** Makes the ids of several forms on a screen differ. */
  of: string;
  days: { from: string; to: string };
};

/** The fields of a shift: what, where, when, how many. */
export function ShiftFields({ field, of, days }: ShiftFieldsProps) {
  const own = (name: string) => ({ ...field(name), id: `${name}.${of}` });
  return (
    <>
      <div className="admin-pair">
        <TextInput {...own('duty')} label={m.duty} maxLength={60} />
        <TextInput {...own('place')} label={m.place} maxLength={80} optional />
      </div>
      <HoursInputs field={own} days={days} />
      <div className="admin-pair">
        <TextInput {...own('least')} label={m.least} inputMode="numeric" />
        <TextInput {...own('most')} label={m.most} inputMode="numeric" />
      </div>
      <TextArea {...own('note')} label={m.note} hint={m.noteHint} rows={2} maxLength={500} optional />
    </>
  );
}
