import * as m from '#messages/admin/forms.ts';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { type Option, TextInput } from '#ui/forms/field.tsx';
import type { fieldErrors } from './field-errors.ts';

type Field = ReturnType<typeof fieldErrors>['field'];

/** How somebody who is on the telephone is reached: `phone`, and where there is one, `email`. */
export function ContactInputs({ field, emailHint }: { field: Field; emailHint: string }) {
  return (
    <>
      <TextInput {...field('phone')} label={m.phone} type="tel" autoComplete="off" />
      <TextInput
        {...field('email')}
        optional
        label={m.email}
        type="email"
        hint={emailHint}
        autoComplete="off"
      />
    </>
  );
}

type LanguageInputProps = { field: Field; label: string; languages: Option[] };

/** In which language they are written to, where the site has more than one: `language`. */
export function LanguageInput({ field, label, languages }: LanguageInputProps) {
  return languages.length > 1 ? (
    <RadioGroup {...field('language')} label={label} choices={languages} />
  ) : (
    <input type="hidden" name="language" value={languages[0]?.value} />
  );
}
