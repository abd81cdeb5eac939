import { useNavigation } from 'react-router';
import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { type PictureChoice, PictureInput } from '#admin/media-picker/picture-input.tsx';
import type { PageTyped } from '#server/content/admin-page-queries.ts';
import { Button } from '#ui/button.tsx';
import { type Option, TextArea, TextInput } from '#ui/forms/field.tsx';
import { LineChanges } from './line-changes.tsx';
import { PageBody } from './page-body.tsx';
import { PageFacts } from './page-facts.tsx';

type PageFormProps = {
  typed: PageTyped;
  /** The current page, where the form shows other words: an older version, or the refused input. */
  current: PageTyped | null;
  version: number;
  state: ReturnType<typeof fieldErrors>;
  choices: PictureChoice[];
  follows: Option[];
  mayWrite: boolean;
};

/** The words and the picture of one information page. */
export function PageForm({ typed, current, version, state, choices, follows, mayWrite }: PageFormProps) {
  const busy = useNavigation().state !== 'idle';
  const { field } = state;
  const currentText = (name: keyof PageTyped) =>
    current && current[name] !== field(name).defaultValue ? (
      <div className="cms-theirs">
        <span className="sm muted">Stands now</span>
        <p>{current[name] || 'Nothing'}</p>
      </div>
    ) : null;
  const body = field('body');
  return (
    <RecordForm action="?" className="panel admin-stack" aria-label="Page" version={String(version)}>
      <TextInput {...field('title')} label="Title" maxLength={120} />
      {currentText('title')}
      <TextArea {...field('lead')} label="First words under the title" rows={3} maxLength={400} />
      {currentText('lead')}
      {typed.picture !== '' && <PictureInput {...field('picture')} label="Picture" choices={choices} />}
      <PageBody
        {...body}
        label="Text"
        hint="Markdown: a line with ## is a heading, - begins a point of a list, *words* are slanted, **words** heavy. Lines like [figures] or ![caption](picture) place those parts."
      />
      {current && current.body !== body.defaultValue && (
        <LineChanges now={current.body} then={body.defaultValue} />
      )}
      <PageFacts field={field} follows={follows} currentText={currentText} />
      <TextInput {...field('label')} label="Name in menus" maxLength={60} />
      {currentText('label')}
      <TextInput {...field('note')} label="A line under that name, on cards" maxLength={120} />
      {currentText('note')}
      <TextArea
        {...field('description')}
        label="For search engines and shared links"
        rows={2}
        maxLength={160}
        hint="50 to 160 characters."
      />
      {currentText('description')}
      {mayWrite && (
        <div>
          <Button busy={busy && 'Saving…'}>Save</Button>
        </div>
      )}
    </RecordForm>
  );
}
