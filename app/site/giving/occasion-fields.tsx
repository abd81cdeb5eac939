import * as m from '#messages/giving.ts';
import { TextInput } from '#ui/forms/field.tsx';

type OccasionFieldsProps = {
  field: (name: 'inNameOf' | 'occasion') => { name: string; defaultValue: string; error: string | null };
};

/** For whom and on what occasion a donation is given. */
export function OccasionFields({ field }: OccasionFieldsProps) {
  return (
    <>
      <TextInput
        {...field('inNameOf')}
        label={m.inNameOf}
        optional
        autoComplete="off"
        placeholder={m.personToRemember}
      />
      <TextInput
        {...field('occasion')}
        label={m.occasion}
        optional
        autoComplete="off"
        placeholder={m.occasionExamples}
      />
    </>
  );
}
