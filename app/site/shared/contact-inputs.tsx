import type { ComponentProps } from 'react';
import { TextInput } from '#ui/field.tsx';

type ContactInputProps = Omit<
  ComponentProps<typeof TextInput>,
  'type' | 'inputMode' | 'label' | 'autoComplete'
>;

/** The mobile number of who fills in the form: digits on the keyboard, and the browser's own number offered. */
export function PhoneInput(props: ContactInputProps) {
  return <TextInput {...props} label="Mobile number" type="tel" inputMode="tel" autoComplete="tel" />;
}

/** The e-mail address of who fills in the form. */
export function EmailInput(props: ContactInputProps) {
  return <TextInput {...props} label="E-mail" type="email" inputMode="email" autoComplete="email" />;
}
