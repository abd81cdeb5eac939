import { type PictureChoice, PictureInput } from '#admin/media-picker/picture-input.tsx';
import type { TypedPicture } from '#core/products/product-form.ts';
import * as m from '#messages/admin/products.ts';

type PictureRowsProps = {
  rows: TypedPicture[];
  choices: PictureChoice[];
  problemOf: (field: string) => string | null;
  onChoose: (at: number, picture: TypedPicture) => void;
};

/** Pictures, the first for cards; each with alt text. Rows without a picture are dropped. */
export function PictureRows({ rows, choices, problemOf, onChoose }: PictureRowsProps) {
  return (
    <fieldset className="picture-inputs">
      <legend className="lbl">{m.pictures}</legend>
      {rows.map((row, at) => (
        <PictureInput
          // biome-ignore lint/suspicious/noArrayIndexKey: new rows have no name yet
          key={at}
          name="pictureImage"
          id={`pictures.${at}.image`}
          label={at === 0 ? m.firstPicture : m.picture(at + 1)}
          optional={at > 0}
          error={problemOf(`pictures.${at}.image`)}
          defaultValue={row.image}
          choices={choices}
          alt={{
            name: 'pictureAlt',
            id: `pictures.${at}.alt`,
            value: row.alt,
            error: problemOf(`pictures.${at}.alt`),
          }}
          onChoose={(picture) => onChoose(at, picture)}
        />
      ))}
    </fieldset>
  );
}
