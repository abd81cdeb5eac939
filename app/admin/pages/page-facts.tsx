import type { ReactNode } from 'react';
import type { fieldErrors } from '#admin/forms/field-errors.ts';
import type { FactName } from '#core/content/info-facts.ts';
import { type Option, Select, TextInput } from '#ui/forms/field.tsx';

type PageFactsProps = {
  field: ReturnType<typeof fieldErrors>['field'];
  follows: Option[];
  /** What stands now, where the form shows other words. */
  currentText: (name: 'follows' | FactName) => ReactNode;
};

const labels: [FactName, string, string?][] = [
  ['when', 'When'],
  ['where', 'Where'],
  ['whom', 'For whom'],
  ['cost', 'Cost'],
  ['contact', 'Contact', 'Left empty, the phone of the temple.'],
];

/** The row under the first words: it follows a row of another list, or has words of its own. */
export function PageFacts({ field, follows, currentText }: PageFactsProps) {
  return (
    <fieldset className="admin-stack">
      <legend className="text-h4">Facts under the first words</legend>
      <Select
        {...field('follows')}
        label="They follow"
        placeholder="Nothing: only what is written here"
        options={follows}
        hint="What is changed there is changed on this page too; once it is over, the page is silent."
      />
      {currentText('follows')}
      {labels.map(([name, label, hint]) => (
        <div key={name}>
          <TextInput {...field(name)} label={label} optional maxLength={80} hint={hint} />
          {currentText(name)}
        </div>
      ))}
    </fieldset>
  );
}
