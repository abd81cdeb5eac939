import { useState } from 'react';
import { Form } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { type Crop, cropSides, mostCropped } from '#core/media/crop.ts';
import type { MediaFile } from '#core/media/media-file.ts';
import * as m from '#messages/admin/media.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/forms/field.tsx';

const labels: Record<keyof Crop, (percent: string) => string> = {
  left: m.cutLeft,
  right: m.cutRight,
  top: m.cutTop,
  bottom: m.cutBottom,
};

/** The edges that go, by sliders: with a pointer, with keys, and without script. */
export function CropForm({ file, refused }: { file: MediaFile; refused: RefusedForm | undefined }) {
  const { field } = fieldErrors(refused, { left: '0', right: '0', top: '0', bottom: '0' });
  const [cut, setCut] = useState<Record<string, string>>({});
  const cutOf = (side: keyof Crop) => cut[side] ?? field(side).defaultValue;
  const inset = Object.fromEntries(cropSides.map((side) => [side, `${cutOf(side)}%`]));
  return (
    <section className="panel" aria-labelledby="crop">
      <h2 id="crop" className="mb-4">
        {m.crop}
      </h2>
      <Form method="post" action="?" className="admin-stack crop-form">
        <input type="hidden" name="intent" value="crop" />
        <div className="crop-view">
          <img src={file.address} alt="" width={file.width ?? undefined} height={file.height ?? undefined} />
          <div className="crop-box" style={inset} />
        </div>
        {cropSides.map((side) => (
          <Field key={side} {...field(side)} label={labels[side](cutOf(side))}>
            {(control) => (
              <input
                {...control}
                type="range"
                min={0}
                max={mostCropped}
                value={cutOf(side)}
                onChange={({ target }) => setCut({ ...cut, [side]: target.value })}
              />
            )}
          </Field>
        ))}
        <p className="sm muted">{m.wholeStays}</p>
        <div>
          <Button size="sm" look="outline">
            {m.cropEverywhere}
          </Button>
        </div>
      </Form>
    </section>
  );
}
