import { type FormEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { UploadQueue } from '#admin/media-picker/upload-queue.tsx';
import { type DarshanType, darshanNames, darshanTypes } from '#core/darshan/darshan-type.ts';
import { suggestAlt } from '#core/darshan/suggest-alt.ts';
import { acceptedTypes, mostFiles } from '#core/media/media-file.ts';
import * as m from '#messages/admin/darshan.ts';
import { Button } from '#ui/button.tsx';
import { Field, Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { useTyped } from '#ui/forms/use-typed.ts';
import { type ChosenPhoto, PhotoChoice } from './photo-choice.tsx';
import './morning.css';
import '#admin/media-picker/media.css';

type MorningFormProps = {
  guess: { day: string; type: DarshanType };
  today: string;
  deities: string;
  /** Sent in the last hours and not published. */
  waiting: readonly ChosenPhoto[];
  refused: (RefusedForm & { images: string[] }) | undefined;
};

/** The photos of one darshan and their words; one press publishes all. */
export function MorningForm({ guess, today, deities, waiting, refused }: MorningFormProps) {
  const sending = useNavigation().state === 'submitting';
  const suggested = suggestAlt({ deities, type: guess.type, dress: '' });
  const { field, errorOf, summary } = fieldErrors(refused, { ...guess, alt: suggested });
  const [photos, setPhotos] = useState<ChosenPhoto[]>(() => photosOf(waiting, refused?.images ?? []));
  const alt = useTyped<HTMLTextAreaElement>(field('alt').defaultValue);
  const [offered, setOffered] = useState(suggested);

  // The words follow darshan and dress until somebody writes others.
  const suggest = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    const type = darshanTypes.find((one) => one === typed.get('type'));
    if (!type || alt.value !== offered) return;
    const words = suggestAlt({ deities, type, dress: String(typed.get('dress')) });
    setOffered(words);
    alt.setValue(words);
  };
  const onSent = ({ address, name }: ChosenPhoto) =>
    setPhotos((all) =>
      all.some((one) => one.address === address) ? all : [...all, { address, name, chosen: true }],
    );

  return (
    <Form
      method="post"
      action="?"
      encType="multipart/form-data"
      noValidate
      className="panel morning"
      onInput={suggest}
      aria-label={m.postDarshan}
    >
      <FormError problems={summary} />
      <section className="admin-stack" aria-label={m.photos}>
        <UploadQueue kinds={['picture']} onSent={onSent} />
        <Field
          name="files"
          label={m.photos}
          hint={m.photosHint(mostFiles)}
          error={errorOf('images')}
          className="upload-plain"
        >
          {(control) => (
            <input
              {...control}
              required={photos.length === 0}
              type="file"
              multiple
              accept={acceptedTypes.picture}
              className="input"
            />
          )}
        </Field>
        <PhotoChoice photos={photos} error={errorOf('images')} />
      </section>
      <section className="admin-stack" aria-label={m.dayAndWords}>
        <div className="morning-when">
          <TextInput {...field('day')} type="date" max={today} label={m.day} />
          <Select
            {...field('type')}
            label={m.darshan}
            options={darshanTypes.map((value) => ({ value, label: darshanNames[value] }))}
          />
        </div>
        <TextInput {...field('dress')} label={m.dress} hint={m.dressHint} optional maxLength={100} />
        <input type="hidden" name="suggested" value={offered} />
        <TextArea
          {...{ name: 'alt', error: field('alt').error }}
          label={m.whatShown}
          hint={m.whatShownHint}
          rows={2}
          maxLength={200}
          ref={alt.control}
          value={alt.value}
          onChange={({ target }) => alt.setValue(target.value)}
        />
        <Button wide busy={sending && m.publishing}>
          {m.publish}
        </Button>
      </section>
    </Form>
  );
}

/** What was chosen and refused first, then what waits unpublished. */
function photosOf(waiting: readonly ChosenPhoto[], images: readonly string[]): ChosenPhoto[] {
  const chosen = images.map((address) => ({
    ...(waiting.find((one) => one.address === address) ?? { address, name: '' }),
    chosen: true,
  }));
  return [...chosen, ...waiting.filter(({ address }) => !images.includes(address))];
}
