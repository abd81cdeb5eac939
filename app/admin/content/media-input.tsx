import { useState } from 'react';
import { usePickMedia } from '#admin/shared/media/media-picker.tsx';
import type { MediaFileKind } from '#core/media/media-file.ts';
import { Button } from '#ui/button.tsx';
import { Field, type FieldProps } from '#ui/field.tsx';

type MediaInputProps = Omit<FieldProps, 'id' | 'className'> & { defaultValue: string; of: 'film' | 'any' };

const offered: Record<'film' | 'any', MediaFileKind[]> = {
  film: ['film'],
  any: ['picture', 'film', 'sound'],
};

/** A film, sound or picture by its name: chosen from the library, or written as the library shows it. */
export function MediaInput({ defaultValue, of, ...field }: MediaInputProps) {
  const [name, setName] = useState(defaultValue);
  const pick = usePickMedia();
  return (
    <Field {...field}>
      {(control) => (
        <div className="desk-media-row">
          <input
            {...control}
            className="input"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button
            type="button"
            look="outline"
            size="sm"
            className="noscript:hidden"
            data-needs-script
            onClick={() => pick(offered[of], (file) => setName(file.address))}
          >
            Choose from the library
          </Button>
        </div>
      )}
    </Field>
  );
}
