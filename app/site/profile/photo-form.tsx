import UserRound from 'lucide-react/icons/user-round';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { acceptedTypes } from '#core/media/media-file.ts';
import { photoSide } from '#core/people/profile-photo.ts';
import * as m from '#messages/profile.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { FormEnd } from './form-end.tsx';
import { previewPhoto, shrinkPhoto } from './shrink-photo.ts';

/** The server's answer to the last photo: a new object each time. */
type Answer = { refused: string } | undefined;

/**
 * The chosen file before an answer: its preview, or why it would be refused as far as the browser
 * can tell. `after`: the server's answer at that time; a newer answer replaces this.
 */
type Chosen = { after: Answer } & ({ preview: string } | { problem: 'file-type' | 'file-broken' });

/**
 * The profile photo: choose, look, change, remove. A plain form; with script the crop is shown
 * before it is sent, and a phone's large photo is made smaller first.
 */
export function PhotoForm({ photo, answer }: { photo: string | null; answer: Answer }) {
  const busy = useNavigation().formData?.get('intent');
  const [latest, setChosen] = useState<Chosen | null>(null);
  const chosen = latest?.after === answer ? latest : null;
  const problem = chosen ? ('problem' in chosen ? chosen.problem : undefined) : answer?.refused;
  const error = problem && (m.photoRefusals[problem] ?? m.photoRefused);
  const preview = chosen && 'preview' in chosen ? chosen.preview : null;
  const look = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    const shown = file ? await previewPhoto(file) : null;
    // Another file was chosen meanwhile: that one counts.
    if (input.files?.[0] !== file) return;
    if (!file) setChosen(null);
    else if (shown) setChosen({ after: answer, preview: shown });
    else setChosen({ after: answer, problem: known(file.type) ? 'file-broken' : 'file-type' });
    await shrinkPhoto(input);
  };
  const chooser = useRef<HTMLInputElement>(null);
  // A file chosen before hydration has not been checked yet, and may be larger than the server
  // takes.
  const awake = useEffectEvent(() => {
    if (chooser.current?.files?.[0]) void look(chooser.current);
  });
  useEffect(() => awake(), []);
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="panel own-panel">
      <h2>{m.yourPhoto}</h2>
      <div className="own-photo-row">
        <ProfilePhoto photo={preview ?? photo} alt={preview ? m.chosenPhoto : m.you} />
        <div>
          <p className="muted">{m.whereShown}</p>
          <p role="status" className="own-photo-told">
            {preview && m.soItLooks}
          </p>
        </div>
      </div>
      <Field
        name="photo"
        label={photo ? m.anotherPhoto : m.photo}
        hint={m.photoHint}
        error={error}
        className="max-w-md"
      >
        {(control) => (
          <input
            {...control}
            ref={chooser}
            type="file"
            className="input"
            accept={acceptedTypes.picture}
            onChange={(event: ChangeEvent<HTMLInputElement>) => void look(event.currentTarget)}
          />
        )}
      </Field>
      <FormEnd>
        <Button name="intent" value="save" busy={busy === 'save' && m.sending}>
          {m.savePhoto}
        </Button>
        {photo && (
          <Button name="intent" value="remove" look="outline" busy={busy === 'remove' && m.removingPhoto}>
            {m.removePhoto}
          </Button>
        )}
      </FormEnd>
    </Form>
  );
}

/** The photo in its round frame, or an icon of a person. */
export function ProfilePhoto({ photo, alt = m.you }: { photo: string | null; alt?: string }) {
  return (
    <span className="own-photo">
      {photo ? <img src={photo} alt={alt} width={photoSide} height={photoSide} /> : <Icon of={UserRound} />}
    </span>
  );
}

function known(type: string): boolean {
  return type !== '' && acceptedTypes.picture.includes(type);
}
