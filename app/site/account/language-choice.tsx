import type { ReactNode } from 'react';
import { RadioGroup } from '#ui/forms/choice.tsx';

/** In which language the office calls and answers. */
export function LanguageChoice({ hindi, value }: { hindi: ReactNode; value: string }) {
  return (
    <RadioGroup
      name="language"
      label="We may speak with you in"
      hint="For calls and answers of the temple office. Receipts are in both languages."
      choices={[
        { value: 'en', label: 'English' },
        { value: 'hi', label: hindi },
      ]}
      defaultValue={value}
    />
  );
}
