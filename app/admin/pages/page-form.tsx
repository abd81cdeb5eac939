import { useNavigation } from 'react-router';
import { MarkdownInput } from '#admin/edited-fields/markdown-input.tsx';
import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { type PictureChoice, PictureInput } from '#admin/media-picker/picture-input.tsx';
import { LineChanges } from '#admin/records/line-changes.tsx';
import * as m from '#messages/admin/pages.ts';
import type { PageTyped } from '#server/content/admin-page-queries.ts';
import { Button } from '#ui/button.tsx';
import { type Option, TextArea, TextInput } from '#ui/forms/field.tsx';
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
        <span className="sm muted">{m.currentValue}</span>
        <p>{current[name] || m.nothing}</p>
      </div>
    ) : null;
  const body = field('body');
  return (
    <RecordForm action="?" className="panel admin-stack" aria-label={m.page} version={String(version)}>
      <TextInput {...field('title')} label={m.title} maxLength={120} />
      {currentText('title')}
      <TextArea {...field('lead')} label={m.firstWords} rows={3} maxLength={400} />
      {currentText('lead')}
      {typed.picture !== '' && <PictureInput {...field('picture')} label={m.picture} choices={choices} />}
      <MarkdownInput {...body} label={m.text} hint={m.textHint} />
      {current && current.body !== body.defaultValue && (
        <LineChanges label={m.differs} now={current.body} then={body.defaultValue} />
      )}
      <PageFacts field={field} follows={follows} currentText={currentText} />
      <TextInput {...field('label')} label={m.nameInMenus} maxLength={60} />
      {currentText('label')}
      <TextInput {...field('note')} label={m.lineOnCards} maxLength={120} />
      {currentText('note')}
      <TextArea
        {...field('description')}
        label={m.forSearch}
        rows={2}
        maxLength={160}
        hint={m.forSearchHint}
      />
      {currentText('description')}
      {mayWrite && (
        <div>
          <Button busy={busy && m.saving}>{m.save}</Button>
        </div>
      )}
    </RecordForm>
  );
}
