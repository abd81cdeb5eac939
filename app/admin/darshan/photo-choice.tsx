import * as m from '#messages/admin/darshan.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { Picture } from '#ui/picture.tsx';

export type ChosenPhoto = { address: string; name: string; chosen?: boolean };

/** The photos that are there already; those that are ticked are published, in this order. */
export function PhotoChoice({ photos, error }: { photos: readonly ChosenPhoto[]; error: string | null }) {
  return (
    <fieldset className="morning-photos" id="images" tabIndex={-1}>
      <legend className="sr">{m.photosToPublish}</legend>
      {/* Without script the field of the files has the same words. */}
      <div className="noscript:hidden">
        <FieldError id="photos-error">{error}</FieldError>
      </div>
      {photos.map(({ address, name, chosen = false }) => (
        <label key={address} className="morning-photo">
          <Picture name={address} alt="" sizes="160px" />
          <span className="check">
            <input type="checkbox" name="images" value={address} defaultChecked={chosen} />
            <span className="sm">{name || m.photo}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
