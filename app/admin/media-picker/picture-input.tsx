import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { drawingWords } from '#core/content/drawing-words.ts';
import type { Picture as PictureContent } from '#core/content/picture.ts';
import * as m from '#messages/admin/media-picker.ts';
import { pictures } from '#ui/art/pictures.ts';
import { Field, type FieldProps, TextInput } from '#ui/forms/field.tsx';
import { Photo } from '#ui/photo.tsx';
import { noteChange } from './media-picker.tsx';
import { PickButton } from './pick-button.tsx';

export type PictureChoice = { value: string; label: string; alt: string };

type PictureInputProps = Omit<FieldProps, 'className'> & {
  defaultValue: string;
  choices: PictureChoice[];
  /** The alt text, where the row stores it. */
  alt?: { name: string; id?: string; value: string; error: string | null };
  /** Whether the drawings of the house are offered too; not where a photograph is the point. */
  drawings?: boolean;
  /** Called on each change, for other parts of the form that describe the picture. */
  onChoose?: (picture: PictureContent) => void;
};

/**
 * A picture of the library, or a drawing shipped with the site. A plain select by name works
 * without script; with script the library opens, and files can be uploaded there.
 */
export function PictureInput({
  defaultValue,
  choices,
  alt,
  drawings = true,
  onChoose,
  ...field
}: PictureInputProps) {
  const [name, setName] = useState(defaultValue);
  const [words, setWords] = useState(alt?.value ?? '');
  const select = useRef<HTMLSelectElement>(null);
  const altInput = useRef<HTMLInputElement>(null);
  const known = choices.some(({ value }) => value === name) || (drawings && name in pictures) || name === '';
  const choose = (image: string, alt: string) => {
    setName(image);
    setWords(alt);
    onChoose?.({ image, alt });
  };
  const wordsOf = (image: string) =>
    choices.find(({ value }) => value === image)?.alt || drawingWords(image) || words;
  // A choice or text from before hydration: the next rendering would overwrite it with the first
  // choice.
  const takeTyped = useEffectEvent(() => {
    const image = select.current?.value ?? name;
    const typed = altInput.current?.value ?? words;
    if (image !== name || typed !== words) choose(image, typed === words ? wordsOf(image) : typed);
  });
  useLayoutEffect(() => takeTyped(), []);
  return (
    <div className="picture-input">
      <Field {...field}>
        {(control) => (
          <div className="picture-input-row">
            <span className="picture-input-view">{name && <Photo name={name} alt="" sizes="160px" />}</span>
            <span className="picture-input-choice">
              <PickButton
                kinds={['picture']}
                onPick={(file) => {
                  choose(file.address, file.alt || words);
                  noteChange(select.current);
                }}
              >
                {name ? m.changePicture : m.choosePicture}
              </PickButton>
              <select
                {...control}
                ref={select}
                className="input"
                value={name}
                onChange={({ target }) => choose(target.value, wordsOf(target.value))}
              >
                <option value="">{m.none}</option>
                {!known && <option value={name}>{m.chosenPicture}</option>}
                {choices.length > 0 && (
                  <optgroup label={m.fromLibrary}>
                    {choices.map((choice) => (
                      <option key={choice.value} value={choice.value}>
                        {choice.label}
                      </option>
                    ))}
                  </optgroup>
                )}
                {drawings && (
                  <optgroup label={m.drawings}>
                    {Object.keys(pictures).map((value) => (
                      <option key={value} value={value}>
                        {drawingWords(value)}
                      </option>
                    ))}
                  </optgroup>
                )}
              </select>
            </span>
          </div>
        )}
      </Field>
      {alt && (
        <TextInput
          name={alt.name}
          id={alt.id}
          label={m.whatItShows}
          hint={m.whatItShowsHint}
          error={alt.error}
          maxLength={200}
          optional={field.optional}
          ref={altInput}
          value={words}
          onChange={({ target }) => choose(name, target.value)}
        />
      )}
    </div>
  );
}
