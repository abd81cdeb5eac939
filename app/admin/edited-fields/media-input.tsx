import { noteChange } from '#admin/media-picker/media-picker.tsx';
import { PickButton } from '#admin/media-picker/pick-button.tsx';
import type { MediaFileKind } from '#core/media/media-file.ts';
import * as m from '#messages/admin/edited-fields.ts';
import { Field, type FieldProps } from '#ui/forms/field.tsx';
import { useTyped } from '#ui/forms/use-typed.ts';

type MediaInputProps = Omit<FieldProps, 'id' | 'className'> & { defaultValue: string; of: 'film' | 'any' };

const offered: Record<'film' | 'any', MediaFileKind[]> = {
  film: ['film'],
  any: ['picture', 'film', 'sound'],
};

/**
 * A film, sound or picture by its name: chosen from the library, or written as the library shows
 * it.
 */
export function MediaInput({ defaultValue, of, ...field }: MediaInputProps) {
  const { value: name, setValue: setName, control: input } = useTyped<HTMLInputElement>(defaultValue);
  const take = (address: string) => {
    setName(address);
    noteChange(input.current);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className="cms-media-row">
          <input
            {...control}
            ref={input}
            className="input"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <PickButton kinds={offered[of]} onPick={(file) => take(file.address)}>
            {m.chooseFromLibrary}
          </PickButton>
        </div>
      )}
    </Field>
  );
}
