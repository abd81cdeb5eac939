import { Form, Link } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FormVersion } from '#admin/forms/form-version.tsx';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { MediaPicker } from '#admin/media-picker/media-picker.tsx';
import { PickButton } from '#admin/media-picker/pick-button.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { lengthWords, type MediaFile } from '#core/media/media-file.ts';
import * as m from '#messages/admin/media.ts';
import type { MediaUse } from '#server/media/media-uses.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { useTyped } from '#ui/forms/use-typed.ts';
import { CropForm } from './crop-form.tsx';
import { FocalPoint } from './focal-point.tsx';

type FilePageProps = {
  file: MediaFile;
  uses: MediaUse[];
  mayWrite: boolean;
  done: string;
  refused: RefusedForm | undefined;
};

/** The name of a field in the error summary. */
const labels = {
  ...{ name: m.nameInLibrary, alt: m.showsOrSounds, credit: m.byWhom },
  ...{ focalX: m.subjectFromLeft, focalY: m.subjectFromTop },
};

const doneWords: Record<string, string> = {
  saved: m.saved,
  cropped: m.cropped,
  replaced: m.replaced,
};

export function FilePage({ file, uses, mayWrite, done, refused }: FilePageProps) {
  const current = {
    name: file.name,
    alt: file.alt,
    credit: file.credit,
    focalX: String(file.focalX),
    focalY: String(file.focalY),
    version: String(file.version),
  };
  const { field, summary } = fieldErrors(refused, current, labels);
  return (
    <MediaPicker mayUpload={mayWrite}>
      <div className="admin-stack">
        <ScreenHead title={file.name} />
        {!refused && <DoneNotice done={done} words={doneWords} />}
        <FormError problems={summary} />
        <div className="admin-two">
          <section className="panel admin-stack" aria-label={m.aboutFile}>
            <RecordForm action="?" className="admin-stack">
              <input type="hidden" name="intent" value="save" />
              <FormVersion opened={field('version').defaultValue} />
              {file.kind === 'picture' ? (
                <FocalPoint file={file} x={field('focalX')} y={field('focalY')} />
              ) : (
                <Player file={file} />
              )}
              <TextInput {...field('name')} label={m.nameInLibrary} maxLength={120} />
              <TextInput
                {...field('alt')}
                label={file.kind === 'picture' ? m.whatItShows : m.showsOrSounds}
                hint={m.describedHint}
                maxLength={200}
              />
              <TextInput {...field('credit')} label={m.byWhom} optional maxLength={120} />
              {mayWrite && (
                <div>
                  <Button size="sm">{m.save}</Button>
                </div>
              )}
            </RecordForm>
          </section>
          <div className="admin-stack">
            <UsesPanel uses={uses} />
            <section className="panel" aria-labelledby="facts">
              <h2 id="facts" className="mb-4">
                {m.theFile}
              </h2>
              <dl className="admin-facts">
                <Fact label={m.added} num>
                  {shortMoment(file.createdAt)}
                </Fact>
                {file.width !== null && (
                  <Fact label={m.size} num>
                    {file.width} × {file.height}
                  </Fact>
                )}
                {file.seconds !== null && (
                  <Fact label={m.length} num>
                    {lengthWords(file.seconds)}
                  </Fact>
                )}
                <Fact label={m.weight} num>
                  {Math.max(1, Math.round(file.bytes / 1024)).toLocaleString('en-IN')} KB
                </Fact>
                <div>
                  <dt>{m.address}</dt>
                  <dd className="media-address">{file.address}</dd>
                </div>
              </dl>
            </section>
            {mayWrite && file.kind === 'picture' && <CropForm file={file} refused={refused} />}
            {mayWrite && <FileActions file={file} used={uses.length > 0} typed={refused?.typed.by ?? ''} />}
          </div>
        </div>
      </div>
    </MediaPicker>
  );
}

function Player({ file: { kind, address, name } }: { file: MediaFile }) {
  return kind === 'sound' ? (
    // biome-ignore lint/a11y/useMediaCaption: heard by the staff, who describe it below
    <audio controls preload="none" src={address} aria-label={name} />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: the same
    <video controls preload="metadata" src={address} className="media-film" aria-label={name} />
  );
}

function UsesPanel({ uses }: { uses: MediaUse[] }) {
  return (
    <section className="panel" aria-labelledby="uses">
      <h2 id="uses" className="mb-4">
        {uses.length === 0 ? m.notUsed : m.usedIn(uses.length)}
      </h2>
      {uses.length === 0 && <p className="muted">{m.notShown}</p>}
      <ul className="media-uses">
        {uses.map((use, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two uses may have one title
          <li key={at}>
            <span className="sm muted">{use.what}</span>
            {use.edit ? <Link to={use.edit}>{use.title}</Link> : <span>{use.title}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FileActions({ file, used, typed }: { file: MediaFile; used: boolean; typed: string }) {
  const by = useTyped<HTMLInputElement>(typed);
  return (
    <section className="panel admin-stack" aria-label={m.replaceOrDelete}>
      {used && (
        <Form method="post" action="?" className="admin-stack">
          <input type="hidden" name="intent" value="replace" />
          <TextInput
            name="by"
            label={m.replaceBy}
            hint={m.replaceByHint}
            ref={by.control}
            value={by.value}
            onChange={({ target }) => by.setValue(target.value)}
          />
          <div className="row wrapx">
            <PickButton kinds={[file.kind]} onPick={(other) => by.setValue(other.address)}>
              {m.chooseFromLibrary}
            </PickButton>
            <Button look="strong" size="sm">
              {m.replace}
            </Button>
          </div>
        </Form>
      )}
      <Form method="post" action="?">
        <Button look="outline" size="sm" name="intent" value="delete" disabledBecause={used && m.isUsed}>
          {m.deleteForGood}
        </Button>
      </Form>
    </section>
  );
}
