import * as m from '#messages/offerings.ts';
import { TextInput } from '#ui/forms/field.tsx';

/** The days a visitor may choose, both included. */
export type SevaDays = { from: string; to: string };

/** The day for which something is given. */
export function SevaDayField({
  days,
  hint,
  optional,
  defaultValue,
  error,
}: {
  days: SevaDays;
  hint: string;
  optional: boolean;
  defaultValue: string;
  error: string | null;
}) {
  return (
    <TextInput
      name="sevaDate"
      label={m.forTheDay}
      type="date"
      min={days.from}
      max={days.to}
      hint={hint}
      optional={optional}
      defaultValue={defaultValue}
      error={error}
    />
  );
}
