import { TextInput } from '#ui/field.tsx';

type ContactFieldsProps<Name extends string> = {
  field: (name: Name | 'phone' | 'email') => { name: string; defaultValue: string; error: string | null };
  /** What this form calls the name: 'name' of a giver, 'fullName' of an address. */
  nameField: Name;
  phoneHint: string;
  emailHint: string;
};

/** Who pays: name, mobile number and, if wished, an e-mail address. */
export function ContactFields<Name extends string>({
  field,
  nameField,
  phoneHint,
  emailHint,
}: ContactFieldsProps<Name>) {
  return (
    <div className="field-pair">
      <TextInput {...field(nameField)} label="Full name" autoComplete="name" />
      <TextInput
        {...field('phone')}
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={phoneHint}
      />
      <TextInput
        {...field('email')}
        label="E-mail"
        className="both"
        type="email"
        inputMode="email"
        autoComplete="email"
        optional
        hint={emailHint}
      />
    </div>
  );
}
