import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { fieldErrors } from '#admin/shared/field-errors.ts';
import { FormVersion } from '#admin/shared/form-version.tsx';
import { type PictureChoice, PictureInput } from '#admin/shared/media/picture-input.tsx';
import { useUnsavedGuard } from '#admin/shared/use-unsaved-guard.ts';
import type { PageTyped } from '#server/content/admin-page-queries.ts';
import { Button } from '#ui/button.tsx';
import { type Option, TextArea, TextInput } from '#ui/field.tsx';
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
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== 'idle';
  useUnsavedGuard(form);
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
    <Form ref={form} method="post" action="?" noValidate className="panel admin-stack" aria-label="Page">
      <FormVersion opened={String(version)} />
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
    </Form>
  );
}
