import * as m from '#messages/tour-forms.ts';
import { optionsOf } from '#site/forms/options-of.ts';
import type { RequestField } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { Select, TextArea, TextInput } from '#ui/forms/field.tsx';

// What both forms of a tour ask about how one travels (rule S59).

type ChoiceProps = { field: RequestField };

export function AccommodationChoice({ field }: ChoiceProps) {
  return (
    <Select
      {...field('accommodation')}
      label={m.accommodation}
      optional
      placeholder={m.noPreference}
      options={optionsOf(m.accommodations)}
    />
  );
}

export function ActivityChoice({ field }: ChoiceProps) {
  return (
    <Select
      {...field('activity')}
      label={m.activity}
      optional
      placeholder={m.noPreference}
      options={optionsOf(m.activities)}
    />
  );
}

export function PeopleInput({ field, label }: ChoiceProps & { label: string }) {
  return <TextInput {...field('people', '1')} label={label} type="number" inputMode="numeric" min={1} />;
}

export function PreferencesInput({ field }: ChoiceProps) {
  return <TextInput {...field('preferences')} label={m.preferences} optional hint={m.suchAs} />;
}

export function SenderPair({ field }: ChoiceProps) {
  return (
    <div className="pair">
      <SenderFields field={field} />
    </div>
  );
}

export function MessageInput({ field, label, rows }: ChoiceProps & { label: string; rows: number }) {
  return <TextArea {...field('message')} label={label} optional rows={rows} />;
}
