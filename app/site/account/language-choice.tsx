import { languageNames, languages } from '#core/language/languages.ts';
import * as m from '#messages/account.ts';
import { RadioGroup } from '#ui/forms/choice.tsx';

/** In which language the office calls and answers: each by its own name. */
export function LanguageChoice({ value }: { value: string }) {
  return (
    <RadioGroup
      name="language"
      label={m.weSpeakIn}
      hint={m.weSpeakInHint}
      choices={languageNames.map((name) => ({
        value: name,
        label: <span lang={name}>{languages[name].name}</span>,
      }))}
      defaultValue={value}
    />
  );
}
