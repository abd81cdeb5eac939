import * as m from '#messages/admin/forms.ts';
import { TextInput } from '#ui/forms/field.tsx';

type SlugInputProps = {
  /** null: a new record, whose address can still be chosen. */
  id: string | null;
  field: (name: string) => { name: string; defaultValue: string; error: string | null };
  label: string;
  example: string;
};

/** The last part of a record's address; one that is made keeps it. */
export function SlugInput({ id, field, label, example }: SlugInputProps) {
  if (id !== null) return <input type="hidden" name="id" value={id} />;
  return <TextInput {...field('id')} label={label} hint={m.slugHint(example)} autoCapitalize="none" />;
}
