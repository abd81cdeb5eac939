import { EmailInput, NameInput, PhoneInput } from './contact-inputs.tsx';

type ContactFieldsProps<Name extends string> = {
  field: (name: Name | 'phone' | 'email') => { name: string; defaultValue: string; error: string | null };
  /** The field name of the person's name: 'name' of a donor, 'fullName' of an address. */
  nameField: Name;
  phoneHint: string;
  emailHint: string;
};

/** Who pays: name, mobile number and, optionally, an e-mail address. */
export function ContactFields<Name extends string>({
  field,
  nameField,
  phoneHint,
  emailHint,
}: ContactFieldsProps<Name>) {
  return (
    <div className="field-pair">
      <NameInput {...field(nameField)} />
      <PhoneInput {...field('phone')} hint={phoneHint} />
      <EmailInput {...field('email')} className="both" optional hint={emailHint} />
    </div>
  );
}
