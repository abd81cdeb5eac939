import type { TypedPicture } from '#core/products/product-form.ts';
import { TextInput } from '#ui/field.tsx';

const spare = 2;
const none: TypedPicture = { image: '', alt: '' };

type PictureRowsProps = {
  rows: TypedPicture[];
  names: string[];
  problemOf: (field: string) => string | null;
};

/** Pictures by name or address, the first for cards; each with words for those who do not see it. */
export function PictureRows({ rows, names, problemOf }: PictureRowsProps) {
  const filled = rows.filter(({ image, alt }) => image !== '' || alt !== '');
  return (
    <fieldset className="office-stack">
      <legend className="lbl mb-2">Pictures, the first one for cards</legend>
      <datalist id="picture-names">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {[...filled, ...Array.from({ length: spare }, () => none)].map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their place; new ones have no name yet
        <div key={index} className="picture-row">
          <TextInput
            name="pictureImage"
            id={`pictures.${index}.image`}
            label={`Picture ${index + 1}`}
            list="picture-names"
            defaultValue={row.image}
            error={problemOf(`pictures.${index}.image`)}
          />
          <TextInput
            name="pictureAlt"
            id={`pictures.${index}.alt`}
            label="What it shows"
            defaultValue={row.alt}
            error={problemOf(`pictures.${index}.alt`)}
            maxLength={200}
          />
        </div>
      ))}
    </fieldset>
  );
}
