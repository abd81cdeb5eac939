import * as m from '#messages/forms.ts';
import { EmailInput, PhoneInput } from '#site/forms/contact-inputs.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import type { RequestField } from './request-form.tsx';

type SenderFieldsProps = {
  field: RequestField;
  emailOptional?: boolean;
  phoneOptional?: boolean;
  nameLabel?: string;
};

/** The sender: name, e-mail and phone, for a `pair`. */
export function SenderFields({
  field,
  emailOptional,
  phoneOptional,
  nameLabel = m.yourName,
}: SenderFieldsProps) {
  return (
    <>
      <TextInput {...field('name')} label={nameLabel} autoComplete="name" className="both" />
      <EmailInput {...field('email')} optional={emailOptional} />
      <PhoneInput {...field('phone')} optional={phoneOptional} hint={m.phoneHint} />
    </>
  );
}
