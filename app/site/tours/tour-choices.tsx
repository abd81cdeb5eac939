import { accommodations, tourActivities } from '#core/requests/tour-options.ts';
import { optionsOf } from '#site/forms/options-of.ts';
import type { RequestField } from '#site/forms/request-form.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';

// What both forms of a tour ask about how one travels (rule S59).

type ChoiceProps = { field: RequestField };

export function AccommodationChoice({ field }: ChoiceProps) {
  return (
    <Select
      {...field('accommodation')}
      label="Accommodation"
      optional
      placeholder="No preference"
      options={optionsOf(accommodations)}
    />
  );
}

export function ActivityChoice({ field }: ChoiceProps) {
  return (
    <Select
      {...field('activity')}
      label="Activity"
      optional
      placeholder="No preference"
      options={optionsOf(tourActivities)}
    />
  );
}

export function Preferences({ field }: ChoiceProps) {
  return (
    <TextInput
      {...field('preferences')}
      label="Preferences"
      optional
      hint="Food, language, a slower pace: whatever we should know."
    />
  );
}
