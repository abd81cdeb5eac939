import type { ComponentProps } from 'react';
import * as m from '#messages/forms.ts';
import { TextInput } from '#ui/forms/field.tsx';

type ContactInputProps = Omit<
  ComponentProps<typeof TextInput>,
  'type' | 'inputMode' | 'label' | 'autoComplete'
>;

/** The sender's name. */
export function NameInput(props: ContactInputProps) {
  return <TextInput {...props} label={m.fullName} autoComplete="name" />;
}

/** The sender's mobile number: a digit keyboard, and the browser's own number offered. */
export function PhoneInput(props: ContactInputProps) {
  return <TextInput {...props} label={m.mobileNumber} type="tel" inputMode="tel" autoComplete="tel" />;
}

/** The sender's e-mail address. */
export function EmailInput(props: ContactInputProps) {
  return <TextInput {...props} label={m.email} type="email" inputMode="email" autoComplete="email" />;
}
