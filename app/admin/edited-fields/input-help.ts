import type { ComponentProps } from 'react';
import type { FieldSpec } from '#core/edited-fields/field-spec.ts';

/** How browsers help to type one line of a type. */
export const inputHelp: Partial<
  Record<FieldSpec['type'], Pick<ComponentProps<'input'>, 'type' | 'inputMode'>>
> = {
  moment: { type: 'datetime-local' },
  day: { type: 'date' },
  time: { type: 'time' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  link: { inputMode: 'url' },
  youtube: { inputMode: 'url' },
  whole: { inputMode: 'numeric' },
  account: { inputMode: 'numeric' },
  money: { inputMode: 'decimal' },
  latitude: { inputMode: 'decimal' },
  longitude: { inputMode: 'decimal' },
};
