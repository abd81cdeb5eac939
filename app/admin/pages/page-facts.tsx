import type { ReactNode } from 'react';
import type { fieldErrors } from '#admin/forms/field-errors.ts';
import type { FactName } from '#core/content/info-facts.ts';
import * as m from '#messages/admin/pages.ts';
import { type Option, Select, TextInput } from '#ui/forms/field.tsx';

type PageFactsProps = {
  field: ReturnType<typeof fieldErrors>['field'];
  follows: Option[];
  /** What stands now, where the form shows other words. */
  currentText: (name: 'follows' | FactName) => ReactNode;
};

const labels: [FactName, string, string?][] = [
  ['when', m.when],
  ['where', m.where],
  ['whom', m.forWhom],
  ['cost', m.cost],
  ['contact', m.contact, m.contactHint],
];

/** The row under the first words: it follows a row of another list, or has words of its own. */
export function PageFacts({ field, follows, currentText }: PageFactsProps) {
  return (
    <fieldset className="admin-stack">
      <legend className="text-h4">{m.facts}</legend>
      <Select
        {...field('follows')}
        label={m.follow}
        placeholder={m.followNothing}
        options={follows}
        hint={m.followHint}
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
