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
        label="In the name of"
        optional
        autoComplete="off"
        placeholder="A person to remember or bless"
      />
      <TextInput
        {...field('occasion')}
        label="Occasion"
        optional
        autoComplete="off"
        placeholder="Birthday, wedding day, in memory"
      />
    </>
  );
}
