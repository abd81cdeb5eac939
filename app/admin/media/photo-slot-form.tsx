import { Form, Link } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { acceptedTypes } from '#core/media/media-file.ts';
import * as m from '#messages/admin/media.ts';
import type { PhotoSlot } from '#server/photo-slots/photo-slot-queries.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';

type PhotoSlotFormProps = {
  slot: PhotoSlot & { key: string };
  mayWrite: boolean;
  refused: RefusedForm | undefined;
};

/** The name of a field in the error summary. */
const labels = {
  ...{ file: m.photo, alt: m.whatItShows, credit: m.byWhom },
  ...{ focalX: m.subjectFromLeft, focalY: m.subjectFromTop },
};

/** One place that waits for its photo, with the upload under it; it opens without script too. */
export function PhotoSlotForm({ slot, mayWrite, refused }: PhotoSlotFormProps) {
  const { field, summary } = fieldErrors(refused, { focalX: '50', focalY: '40' }, labels);
  const idOf = (name: string) => `${slot.key.replace('/', '-')}-${name}`;
  const own = (name: string) => ({ ...field(name), id: idOf(name) });
  const problems = summary.map((one) => ({ ...one, field: one.field && idOf(one.field) }));
  return (
    <>
      <div className="row between wrapx">
        <b>{slot.title}</b>
        <Link to={slot.edit} className="sm underline">
          {m.edit}
          <span className="sr"> {slot.title}</span>
        </Link>
      </div>
      {mayWrite && (
        <details open={refused !== undefined}>
          <summary className="btn btn-outline btn-sm">
            {m.addPhoto}
            <span className="sr">: {slot.title}</span>
          </summary>
          <Form method="post" action="?" encType="multipart/form-data" noValidate className="admin-stack">
            <FormError problems={problems} />
            <input type="hidden" name="slot" value={slot.key} />
            <Field {...own('file')} label={m.photo} hint={m.photoHint}>
              {(control) => (
                <input {...control} type="file" className="input" accept={acceptedTypes.picture} />
              )}
            </Field>
            <TextInput {...own('alt')} label={m.whatItShows} hint={m.photoAltHint} maxLength={200} />
            <TextInput {...own('credit')} label={m.byWhom} optional maxLength={120} />
            <div className="focal-numbers">
              <TextInput {...own('focalX')} label={m.subjectFromLeft} inputMode="numeric" />
              <TextInput {...own('focalY')} label={m.subjectFromTop} inputMode="numeric" />
            </div>
            <div>
              <Button size="sm">{m.putOnSite}</Button>
            </div>
          </Form>
        </details>
      )}
    </>
  );
}
