import type { ComponentProps } from 'react';
import * as m from '#messages/admin/forms.ts';
import { TextInput } from '#ui/forms/field.tsx';

/** Where a record is among its like. */
export function PositionInput(
  field: Pick<ComponentProps<typeof TextInput>, 'name' | 'defaultValue' | 'error'>,
) {
  return <TextInput {...field} label={m.placeInList} hint={m.placeInListHint} inputMode="numeric" />;
}
