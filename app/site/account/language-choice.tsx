import type { ReactNode } from 'react';
import * as m from '#messages/account.ts';
import { RadioGroup } from '#ui/forms/choice.tsx';

/** In which language the office calls and answers. */
export function LanguageChoice({ hindi, value }: { hindi: ReactNode; value: string }) {
  return (
    <RadioGroup
      name="language"
      label={m.weSpeakIn}
      hint={m.weSpeakInHint}
      choices={[
        { value: 'en', label: m.english },
        { value: 'hi', label: hindi },
      ]}
      defaultValue={value}
    />
  );
}
