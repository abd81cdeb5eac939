import * as m from '#messages/admin/forms.ts';
import { TextInput } from '#ui/forms/field.tsx';
import type { fieldErrors } from './field-errors.ts';

type HoursInputsProps = {
  field: ReturnType<typeof fieldErrors>['field'];
  /** The days that may be chosen. */
  days: { from: string; to: string };
};

/** A day with a beginning and an end: `day`, `from`, `to`. */
export function HoursInputs({ field, days }: HoursInputsProps) {
  return (
    <div className="admin-pair">
      <TextInput {...field('day')} label={m.day} type="date" min={days.from} max={days.to} />
      <TextInput {...field('from')} label={m.from} type="time" />
      <TextInput {...field('to')} label={m.to} type="time" hint={m.toHint} />
    </div>
  );
}
