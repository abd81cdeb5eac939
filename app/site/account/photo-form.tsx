import UserRound from 'lucide-react/icons/user-round';
import type { ChangeEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { acceptedTypes } from '#core/media/media-file.ts';
import { photoSide } from '#core/people/profile-photo.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { shrinkPhoto } from './shrink-photo.ts';

const words: Readonly<Record<string, string>> = {
  'file-missing': 'Choose a photo.',
  'file-type': 'Choose a photo: JPEG, PNG, WebP or AVIF.',
  'file-too-large': 'This photo is larger than 2 MB. Choose a smaller one.',
  'file-broken': 'This photo cannot be read. Save it anew on your phone and send it again.',
  'picture-too-large': 'This photo has too many pixels. Choose a smaller one.',
  'too-many-requests': 'Too many photos were sent. Wait an hour.',
};

/** One's photo: choose, change, take out. A plain form; with script a phone's large photo is made smaller first. */
export function PhotoForm({ photo, refused }: { photo: string | null; refused: string | undefined }) {
  const busy = useNavigation().formData?.get('intent');
  const error = refused && (words[refused] ?? 'This photo could not be kept. Choose another.');
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="panel own-panel">
      <h2>Your photo</h2>
      <div className="own-photo-row">
        <ProfilePhoto photo={photo} />
        <p className="muted">
          A square of it stands beside your name when you are signed in. Nobody else is shown it, and where it
          was taken is forgotten.
        </p>
      </div>
      <Field
        name="photo"
        label={photo ? 'Another photo' : 'Photo'}
        hint="JPEG, PNG, WebP or AVIF, up to 2 MB."
        error={error}
        className="max-w-md"
      >
        {(control) => (
          <input
            {...control}
            type="file"
            className="input"
            accept={acceptedTypes.picture}
            onChange={(event: ChangeEvent<HTMLInputElement>) => void shrinkPhoto(event.currentTarget)}
          />
        )}
      </Field>
      <div className="row wrapx">
        <Button name="intent" value="save" busy={busy === 'save' && 'Sending…'}>
          Save the photo
        </Button>
        {photo && (
          <Button name="intent" value="remove" look="outline" busy={busy === 'remove' && 'Taking it out…'}>
            Remove the photo
          </Button>
        )}
        <ButtonLink to="/profile" look="quiet">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

/** The photo in its round frame, or the sign of a person in it. */
export function ProfilePhoto({ photo }: { photo: string | null }) {
  return (
    <span className="own-photo">
      {photo ? <img src={photo} alt="You" width={photoSide} height={photoSide} /> : <Icon of={UserRound} />}
    </span>
  );
}
