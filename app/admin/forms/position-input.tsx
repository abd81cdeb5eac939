import type { ComponentProps } from 'react';
import { TextInput } from '#ui/forms/field.tsx';

/** Where a record is among its like. */
export function PositionInput(
  field: Pick<ComponentProps<typeof TextInput>, 'name' | 'defaultValue' | 'error'>,
) {
  return (
    <TextInput {...field} label="Place in the list" hint="Lower numbers come first." inputMode="numeric" />
  );
}
